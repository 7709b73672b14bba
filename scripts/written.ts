import { allowed, settings, type Setting } from '#domain/settings.ts'

import { arrowTable } from './fences/table.ts'

/** A file, or a part of one, that is generated from a table elsewhere. */
interface Written {
  readonly file: string
  readonly source: string
  /** Returns the file's whole new text, given its present one. */
  readonly text: (now: string) => string
}

/** Replaces the text between two comments of a document; the comments stay. */
const between = (name: string, table: () => string) => (now: string) => {
  const place = new RegExp(`(<!-- ${name}: .*-->\\n)[^]*?(\\n<!-- end of ${name} -->)`)
  if (!place.test(now)) throw new Error(`no place for the table of ${name}: the comments around it are gone`)
  return now.replace(place, (_, begin: string, end: string) => `${begin}\n${table()}\n${end}`)
}

export const written: readonly Written[] = [
  { file: 'docs/architecture.md', source: 'scripts/fences/arrows.ts', text: between('arrows', arrowTable) },
  { file: 'docs/operations.md', source: 'src/domain/settings.ts', text: between('settings', settingTable) },
  {
    file: 'src/server/store/engine/company/setting_rules.sql',
    source: 'src/domain/settings.ts',
    text: () => settingSql(),
  },
]

const all = Object.entries<Setting>(settings)

function settingTable(): string {
  const rows = all.map(([name, setting]) => {
    const unit = setting.kind === 'number' ? setting.unit : ''
    return `| ${[`\`${name}\``, setting.about, unit, String(setting.initial), allowed(setting)].join(' | ')} |`
  })
  return ['| name | what | unit | default | may be |', '|---|---|---|---|---|', ...rows].join('\n')
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** SQL with the settings' defaults and limits, so that the database needs no copies of its own. */
function settingSql(): string {
  const rows = all.map(([name, setting]) => {
    const [least, most, whole] =
      setting.kind === 'number' ? [setting.least, setting.most, setting.whole] : ['null', 'null', 'null']
    const choices = setting.kind === 'choice' ? quoted(`{${setting.choices.join(',')}}`) : 'null'
    return `    (${[quoted(name), quoted(setting.kind), quoted(JSON.stringify(setting.initial)), least, most, whole, choices].join(', ')})`
  })
  return `-- Each setting with its default and what it may be. Written from src/domain/settings.ts by scripts/check-docs.ts: change it there.
create function setting_rules()
returns table (key text, kind text, initial jsonb, at_least numeric, at_most numeric, whole boolean, choices text[])
language sql immutable
begin atomic
  select name, kind, initial::jsonb, at_least::numeric, at_most::numeric, whole::boolean, choices::text[] from (values
${rows.join(',\n')}
  ) as rule (name, kind, initial, at_least, at_most, whole, choices);
end;
`
}
