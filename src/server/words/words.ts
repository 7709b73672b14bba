import type { Block, Fact } from './blocks.ts'
import type { Language } from '#domain/language.ts'
import mailDe from '#content/de/mail.ts'
import accountDe from '#content/de/mail-account.ts'
import changesDe from '#content/de/mail-changes.ts'
import formsDe from '#content/de/mail-forms.ts'
import offersDe from '#content/de/mail-offers.ts'
import yardDe from '#content/de/mail-yard.ts'
import mailEn from '#content/en/mail.ts'
import accountEn from '#content/en/mail-account.ts'
import changesEn from '#content/en/mail-changes.ts'
import formsEn from '#content/en/mail-forms.ts'
import offersEn from '#content/en/mail-offers.ts'
import yardEn from '#content/en/mail-yard.ts'
import type { Shape } from '#content/shape.ts'

export type Words = Shape<typeof mailDe> &
  Shape<typeof formsDe> &
  Shape<typeof accountDe> &
  Shape<typeof changesDe> &
  Shape<typeof offersDe> &
  Shape<typeof yardDe>

const all: Record<Language, Words> = {
  de: { ...mailDe, ...formsDe, ...accountDe, ...changesDe, ...offersDe, ...yardDe },
  en: { ...mailEn, ...formsEn, ...accountEn, ...changesEn, ...offersEn, ...yardEn },
}

export const wordsIn = (language: Language): Words => all[language]

interface Named {
  code: string
  names: Readonly<Record<Language, string>>
}

/** Things that staff name themselves. */
export interface NamedByStaff {
  classes: readonly Named[]
  services: readonly Named[]
}

/** The words, with classes and services as the company calls them. */
export function wordsOf(language: Language, { classes, services }: NamedByStaff): Words {
  const named = (things: readonly Named[]) =>
    Object.fromEntries(things.map(({ code, names }) => [code, names[language]]))
  const words = wordsIn(language)
  return {
    ...words,
    classes: { ...words.classes, ...named(classes) },
    services: { ...words.services, ...named(services) },
  }
}

/** Puts values into `{name}` places. @throws if the text asks for a value that was not given */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`a text needs a value for {${name}}: ${text}`)
    return String(value)
  })
}

/** End of a letter for those who work on the server: facts, and commands with values in their `{name}` places. */
export const commandBlocks = (
  commands: readonly { text: string; command: string }[],
  values: Readonly<Record<string, string | number>>,
  words: Words,
  facts: readonly Fact[] = [],
): Block[] => [
  { kind: 'heading', text: words.frame.commands, apart: true },
  ...(facts.length === 0 ? [] : [{ kind: 'facts', rows: facts } as const]),
  ...commands.map(({ text, command }, at): Block => ({
    kind: 'command',
    first: at === 0,
    text: fill(text, values),
    command: fill(command, values),
  })),
]
