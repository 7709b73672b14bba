import type { LetterData, LetterKind } from '#mail/letters.ts'
import type { TestApp } from './app.ts'

export interface PostedLetter<Kind extends LetterKind = LetterKind> {
  id: string
  kind: Kind
  recipient: string
  language: 'de' | 'en'
  data: LetterData[Kind]
  sent_at: Date | null
}

export interface Wanted<Kind extends LetterKind> {
  kind?: Kind
  /** Recipient's address in any case, or `branch:3`. */
  to?: string
  /** Reference of the booking. */
  about?: string
}

/** Reads the letters that were posted, in the order of posting; those posted together are in the order of their kinds. */
export async function lettersOf<Kind extends LetterKind = LetterKind>(
  { db }: Pick<TestApp, 'db'>,
  { kind, to, about }: Wanted<Kind> = {},
): Promise<PostedLetter<Kind>[]> {
  const { rows } = await db.pool.query<PostedLetter<Kind>>(
    `select id, kind, recipient, language, data, sent_at from letter
     where ($1::text is null or kind = $1) and ($2::text is null or lower(recipient) = lower($2))
       and ($3::text is null or data ->> 'reference' = $3)
     order by created_at, kind, recipient, id`,
    [kind, to, about],
  )
  return rows
}

/** Reads the kinds of the letters that were posted, in the same order. */
export const kindsOf = async (app: Pick<TestApp, 'db'>, wanted: Wanted<LetterKind>): Promise<LetterKind[]> =>
  (await lettersOf(app, wanted)).map(({ kind }) => kind)

type WithSecret<Key extends string> = {
  [Kind in LetterKind]: LetterData[Kind] extends Record<Key, string> ? Kind : never
}[LetterKind]

/** Reads the token of the newest letter of a kind. @throws if there is none */
export async function tokenIn(app: Pick<TestApp, 'db'>, wanted: Wanted<WithSecret<'token'>>): Promise<string> {
  return (await lettersOf(app, wanted)).at(-1)!.data.token
}

/** Reads the newest code that proves an address. @throws if there is none */
export async function codeFor(app: Pick<TestApp, 'db'>, to: string): Promise<string> {
  return (await lettersOf(app, { kind: 'email_code', to })).at(-1)!.data.code
}
