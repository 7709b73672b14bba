import { randomUUID } from 'node:crypto'

import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { newsletterConsent } from '#content/consent.ts'
import { presentIssue } from '#http/issue-presenter.ts'
import type { Mailer, PostedLetter } from '#mail/mailer.ts'
import { forgetExpired } from '#usecases/account/forget-expired.ts'
import { deliverLetter } from '#usecases/letter/deliver.ts'
import { postIssues } from '#usecases/newsletter/post-issues.ts'
import { showIssue } from '#usecases/newsletter/show-issue.ts'
import { operator, system, valueOf } from '#support/acting.ts'
import type { CallOptions } from '#support/call.ts'
import { appForAll } from '#support/open-app.ts'
import { lettersOf, tokenIn } from '#support/posted.ts'
import { rowOf, rowsOf } from '#support/rows.ts'
import { newStaff } from '#support/staff.ts'
import { testClock } from '#support/test-clock.ts'

const clock = testClock()
const app = appForAll({ clock })
const HOUR = 1
const DAY = 24 * HOUR

let kim: Awaited<ReturnType<typeof newStaff>>
let nele: Awaited<ReturnType<typeof newStaff>>
beforeAll(async () => {
  kim = await newStaff(app, 'manager')
  nele = await newStaff(app, 'manager')
})
beforeEach(async () => {
  // Readers of a test are its own, and have had nothing.
  await app.db.pool.query('delete from newsletter_issue; delete from newsletter_subscription')
})

const content = {
  de: { subject: 'Winter', text: 'ab heute fahren alle mit Winterreifen.' },
  en: { subject: 'Winter', text: 'From today all cars have winter tyres.' },
  car: 'suv',
} as const

const draft = async (what: CallOptions<'createIssue'>['body'] = content, as = kim) =>
  (await app.call('createIssue', { as, body: what })).body.id
const blank = { de: { subject: '', text: '' }, en: { subject: '', text: '' }, car: null } as const
/** As a call would show it, at a time at which every session has ended too. */
const show = async (id: string) => presentIssue(valueOf(await showIssue(app.ctx, operator, { id })))
const send = (id: string, as = kim, version = 1) => app.call('sendIssue', { as, params: { id }, body: { version } })
const stop = (id: string) => app.call('stopIssue', { as: kim, params: { id } })
const subscribers = async (state: 'confirmed' | 'pending' | 'ended', more: { email?: string; after?: string } = {}) =>
  (await app.call('getSubscribers', { as: kim, query: { state, ...more } })).body

/** A reader who has confirmed. */
async function reader(language: 'de' | 'en' = 'de') {
  const email = `${randomUUID()}@post.example`
  await app.call('subscribe', { body: { email, language, consent: newsletterConsent.version } })
  await app.call('confirmSubscription', {
    body: { token: await tokenIn(app, { kind: 'newsletter_confirm', to: email }) },
  })
  const { id, unsubscribe_token: token } = await rowOf(app, 'newsletter_subscription', { email })
  return { email, id, token }
}

const post = (ctx = app.ctx) => postIssues(ctx, system('post_newsletter'))
const issuesTo = (to: string) => lettersOf(app, { kind: 'newsletter_issue', to })
const deliveries = async (issue: string) =>
  (await rowsOf(app, 'newsletter_delivery', { issue_id: issue })).map(({ state }) => state).toSorted()

const handed: PostedLetter[] = []
let refusal: Error | null = null
const mailer: Mailer = {
  async send(letter) {
    if (refusal !== null) throw refusal
    handed.push(letter)
  },
  close() {},
}
afterEach(() => {
  handed.length = 0
  refusal = null
})
const deliver = (id: string) =>
  deliverLetter(app.ctx, system('send_letter'), { mailer, id, termsPdf: async () => Buffer.alloc(0) })
const deliverAll = async () => {
  for (const { id, data } of await lettersOf(app, { kind: 'newsletter_issue' }))
    if (Object.keys(data).length > 0) await deliver(id)
}

test('who begins an empty draft again gets their own one in which nothing is written', async () => {
  const first = await draft(blank)
  expect(await draft(blank)).toBe(first)
  expect(await draft(blank, nele)).not.toBe(first)
  expect(await draft()).not.toBe(first)
  await app.call('saveIssue', { as: kim, params: { id: first }, body: { content, version: 1 } })
  expect(await draft(blank)).not.toBe(first)
})

describe('a draft', () => {
  test('is saved in the version that its author saw; what somebody else saved meanwhile stays', async () => {
    const id = await draft()
    const save = (as: typeof kim, subject: string) =>
      app.call('saveIssue', {
        as,
        params: { id },
        body: { content: { ...content, de: { ...content.de, subject } }, version: 1 },
      })
    const [first, second] = await Promise.all([save(kim, 'von Kim'), save(nele, 'von Nele')])
    expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 409])
    const shown = await show(id)
    expect([shown.version, shown.changedBy]).toEqual([2, 'Kim Beispiel'])
    expect(shown.content.de.subject).toBe(first.status === 200 ? 'von Kim' : 'von Nele')
    const late = first.status === 200 ? second : first
    expect(late.body).toMatchObject({ code: 'issue_changed' })
  })

  test('may lack all of its text, and goes out only when it is finished in both languages', async () => {
    await reader()
    const nothing = { subject: '', text: '' }
    for (const unfinished of [
      { de: nothing, en: nothing, car: null },
      { ...content, en: nothing },
      { ...content, de: { subject: 'Winter', text: '[hier](javascript:alert)' } },
    ])
      expect((await send(await draft(unfinished))).body).toMatchObject({ code: 'issue_unfinished' })
    expect(await rowsOf(app, 'newsletter_delivery')).toEqual([])
  })

  test('is shown as the letter that it becomes, in each language', async () => {
    const [de, en] = await Promise.all(
      (['de', 'en'] as const).map(async (language) => {
        const body = { language, ...content[language], car: 'suv' as const }
        return (await app.call('previewIssue', { as: kim, body })).body
      }),
    )
    expect(de!.html).toContain('ab heute fahren alle mit Winterreifen.')
    expect(de!.html).toContain('<html lang="de">')
    expect(en!.html).toContain('Unsubscribe from the newsletter')
    // It loads nothing: its pictures are in it.
    expect(de!.html).toContain('src="data:image/jpeg;base64,')
    expect(de!.html).not.toMatch(/src="(?!data:)/)
  })

  test('goes on trial to the one who asks, and can end nobody’s subscription', async () => {
    const { body } = await app.call('testIssue', {
      as: kim,
      body: { language: 'en', ...content.en, car: null },
    })
    expect(body.email).toBe(kim.email)
    const [letter] = await issuesTo(kim.email)
    expect(letter).toMatchObject({ language: 'en', data: { reader: null } })
    await deliver(letter!.id)
    expect(handed.map(({ recipient }) => recipient)).toEqual([kim.email])
  })

  test('is removed in the version that was seen; what went out is not', async () => {
    const id = await draft()
    const remove = (version: string) => app.call('removeIssue', { as: kim, params: { id }, query: { version } })
    expect((await remove('2')).body).toMatchObject({ code: 'issue_changed' })
    expect((await remove('1')).status).toBe(200)
    expect(await rowsOf(app, 'newsletter_issue', { id })).toEqual([])
    await reader()
    const gone = await draft()
    await send(gone)
    const kept = await app.call('removeIssue', { as: kim, params: { id: gone }, query: { version: '2' } })
    expect(kept.body).toMatchObject({ code: 'issue_started' })
  })
})

describe('an issue', () => {
  test('goes to each reader in their language, and to nobody else', async () => {
    const [german, english] = [await reader('de'), await reader('en')]
    const ended = await reader()
    await app.call('unsubscribe', { body: { token: ended.token } })
    const asking = `${randomUUID()}@post.example`
    await app.call('subscribe', { body: { email: asking, language: 'de', consent: newsletterConsent.version } })
    const id = await draft()
    expect((await show(id)).readers).toEqual({ de: 1, en: 1, had: 0 })
    expect(await send(id)).toMatchObject({ status: 200, body: { de: 1, en: 1 } })
    await post()
    const late = await reader()
    await post()
    expect((await issuesTo(german.email))[0]).toMatchObject({
      language: 'de',
      data: { subject: 'Winter', text: content.de.text, car: 'suv', reader: { token: german.token } },
    })
    expect((await issuesTo(english.email))[0]).toMatchObject({ language: 'en', data: { text: content.en.text } })
    for (const { email } of [ended, late, { email: asking }]) expect(await issuesTo(email)).toEqual([])
    await deliverAll()
    await post()
    expect(await show(id)).toMatchObject({
      state: 'sent',
      startedBy: 'Kim Beispiel',
      letters: { de: { sent: 1, waiting: 0 }, en: { sent: 1, waiting: 0 } },
    })
  })

  test('goes out once, though several managers press at once', async () => {
    const { email } = await reader()
    const id = await draft()
    const answers = await Promise.all([send(id, kim), send(id, nele), send(id, kim), send(id, nele)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'issue_started' })
    await Promise.all([post(), post(), post()])
    expect(await issuesTo(email)).toHaveLength(1)
  })

  test('is not sent in another version than the one that was seen', async () => {
    await reader()
    const id = await draft()
    expect((await send(id, kim, 2)).body).toMatchObject({ code: 'issue_changed' })
    expect(await deliveries(id)).toEqual([])
  })

  test('needs a reader', async () => {
    expect((await send(await draft())).body).toMatchObject({ code: 'no_readers' })
  })

  test('goes out in pieces, and goes on where a process died, with nobody twice', async () => {
    const emails = []
    for (let n = 0; n < 25; n++) emails.push((await reader()).email)
    const id = await draft()
    await send(id)
    // Dies with the letters in the queue, before it can note them.
    const dying = {
      ...app.ctx,
      post: async (...all: Parameters<typeof app.ctx.post>) => {
        await app.ctx.post(...all)
        throw new Error('killed')
      },
    }
    await expect(post(dying)).rejects.toThrow('killed')
    expect(await deliveries(id)).toEqual(Array(25).fill('waiting'))
    await post()
    expect((await deliveries(id)).filter((state) => state === 'queued')).toHaveLength(20)
    const other = await app.anotherProcess()
    await Promise.all([post(other.ctx), post()])
    await deliverAll()
    await deliverAll()
    await post()
    expect(handed.map(({ recipient }) => recipient).toSorted()).toEqual(emails.toSorted())
    expect((await show(id)).state).toBe('sent')
  })

  test('waits for every other letter', async () => {
    const { email } = await reader()
    await send(await draft())
    await post()
    await app.call('subscribe', {
      body: { email: 'spaet@post.example', language: 'de', consent: newsletterConsent.version },
    })
    const { rows } = await app.db.pool.query<{ recipient: string }>(
      `select l.recipient from pgboss.job j join letter l on l.id = j.id
       where l.recipient in ($1, 'spaet@post.example') and l.kind in ('newsletter_issue', 'newsletter_confirm')
         and j.state = 'created' and j.name = 'send_letter'
       order by j.priority desc, j.created_on`,
      [email],
    )
    expect(rows.map(({ recipient }) => recipient).at(-1)).toBe(email)
    expect(rows.length).toBeGreaterThan(1)
  })

  test('misses who unsubscribes in the middle, also when their letter is in the queue', async () => {
    const [early, queued, stays] = [await reader(), await reader(), await reader()]
    const id = await draft()
    await send(id)
    await app.call('unsubscribe', { body: { token: early.token } })
    await post()
    const url = `/api/newsletter/unsubscribe/de/${queued.token}`
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const click = { method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' } as const
    expect((await app.app.inject(click)).statusCode).toBe(200)
    await deliverAll()
    await post()
    expect(handed.map(({ recipient }) => recipient)).toEqual([stays.email])
    expect(await show(id)).toMatchObject({ state: 'sent', letters: { de: { sent: 1, leftOut: 2 } } })
    // Nothing is left of what was not sent.
    expect((await issuesTo(queued.email)).map(({ data, sent_at: at }) => [data, at])).toEqual([[{}, null]])
  })

  test('stops where it is: what has gone is gone, and the rest never goes', async () => {
    const all = [await reader(), await reader(), await reader()]
    const id = await draft()
    await send(id)
    await post()
    const [first] = await issuesTo(all[0]!.email)
    await deliver(first!.id)
    expect((await stop(id)).status).toBe(200)
    await deliverAll()
    await post()
    expect(handed.map(({ recipient }) => recipient)).toEqual([all[0]!.email])
    expect(await show(id)).toMatchObject({ state: 'stopped', letters: { de: { sent: 1, stopped: 2, waiting: 0 } } })
    expect((await stop(id)).body).toMatchObject({ code: 'issue_not_sending' })
    expect((await send(id, kim, 2)).body).toMatchObject({ code: 'issue_started' })
  })

  test('that is stopped while a letter is being handed over says truly that it has gone', async () => {
    const { email } = await reader()
    const id = await draft()
    await send(id)
    await post()
    const [letter] = await issuesTo(email)
    const slow: Mailer = {
      ...mailer,
      send: async (...all) => {
        await stop(id)
        await mailer.send(...all)
      },
    }
    await deliverLetter(app.ctx, system('send_letter'), {
      mailer: slow,
      id: letter!.id,
      termsPdf: async () => Buffer.alloc(0),
    })
    expect(handed).toHaveLength(1)
    expect(await deliveries(id)).toEqual(['sent'])
  })

  test('is given up for an address that takes nothing, after three days at most', async () => {
    const { email } = await reader()
    const id = await draft()
    await send(id)
    await post()
    const [letter] = await issuesTo(email)
    refusal = Object.assign(new Error('try later'), { responseCode: 451 })
    clock.pass(3 * DAY - HOUR)
    await expect(deliver(letter!.id)).rejects.toThrow('try later')
    expect(await show(id)).toMatchObject({ state: 'sending', letters: { de: { waiting: 1 } } })
    clock.pass(2 * HOUR)
    await deliver(letter!.id)
    await post()
    expect(await show(id)).toMatchObject({ state: 'sent', letters: { de: { failed: 1 } } })
  })
})

describe('once a month at most', () => {
  test('an issue misses who had one this month, and reaches them in the next', async () => {
    clock.set('2027-03-31T20:40:00Z')
    const ada = await newStaff(app, 'manager')
    const had = await reader()
    const first = await draft(content, ada)
    await send(first, ada)
    await post()
    await deliverAll()
    const fresh = await reader('en')
    const second = await draft(content, ada)
    expect((await show(second)).readers).toEqual({ de: 0, en: 1, had: 1 })
    expect((await send(second, ada)).body).toMatchObject({ de: 0, en: 1 })
    await post()
    expect(await issuesTo(had.email)).toHaveLength(1)
    expect(await issuesTo(fresh.email)).toHaveLength(1)
    expect((await send(await draft(content, ada), ada)).body).toMatchObject({ code: 'no_readers' })
    await deliverAll()
    // Midnight in Berlin, where it is summer: April has begun.
    clock.set('2027-03-31T22:00:00Z')
    const third = await draft(content, ada)
    expect((await show(third)).readers).toEqual({ de: 1, en: 1, had: 0 })
  })

  test('two issues that start at the same moment share no reader', async () => {
    const { email } = await reader()
    const both = await Promise.all([draft(), draft()])
    const answers = await Promise.all(both.map((id) => send(id)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    await post()
    expect(await issuesTo(email)).toHaveLength(1)
  })

  test('a corrected issue reaches those whom the stopped one did not', async () => {
    const [reached, missed] = [await reader(), await reader()]
    const wrong = await draft()
    await send(wrong)
    await post()
    const [letter] = await issuesTo(reached.email)
    await deliver(letter!.id)
    await stop(wrong)
    await deliverAll()
    const right = await draft()
    expect((await send(right)).body).toMatchObject({ de: 1 })
    await post()
    await deliverAll()
    expect(handed.map(({ recipient }) => recipient)).toEqual([reached.email, missed.email])
  })
})

describe('subscribers', () => {
  test('are listed by state with the proof of their consent, and found by a part of the address', async () => {
    const [one, two] = [await reader(), await reader('en')]
    await app.call('unsubscribe', { body: { token: two.token } })
    const { subscribers: confirmed, counts } = await subscribers('confirmed')
    expect(confirmed).toMatchObject([
      { email: one.email, language: 'de', endedAt: null, proof: [{ step: 'asked' }, { step: 'confirmed' }] },
    ])
    expect(confirmed[0]!.proof[0]!.version).toBe(newsletterConsent.version)
    expect(counts).toEqual({ de: 1, en: 0, pending: 0, ended: 1 })
    const { subscribers: ended } = await subscribers('ended', { email: two.email.slice(3, 12).toUpperCase() })
    expect(ended.map(({ email, proof }) => [email, proof.at(-1)!.step])).toEqual([[two.email, 'ended']])
    // Signs of patterns are signs.
    expect((await subscribers('confirmed', { email: '%' })).subscribers).toEqual([])
  })

  test('come in pages, without one missing or twice', async () => {
    await app.db.pool.query(
      `insert into newsletter_subscription (email, language, consent_version, asked_at, confirmed_at, unsubscribe_token)
       select 'leser.' || n || '@post.example', 'de', 'x', date_trunc('milliseconds', now()) - (n / 3) * interval '1 second', now(), 'token' || n
       from generate_series(1, 120) n`,
    )
    const emails: string[] = []
    let after: string | null = null
    do {
      const page: Awaited<ReturnType<typeof subscribers>> = await subscribers('confirmed', after ? { after } : {})
      emails.push(...page.subscribers.map(({ email }) => email))
      after = page.next
    } while (after !== null)
    expect(emails).toHaveLength(120)
    expect(new Set(emails).size).toBe(120)
  })

  test('leave on their wish: the proof stays, the log says who did it, and no issue goes to them', async () => {
    const { email, id } = await reader()
    expect((await app.call('endSubscription', { as: nele, params: { id } })).status).toBe(200)
    const row = await rowOf(app, 'newsletter_subscription', { email })
    expect(row.ended_at).not.toBeNull()
    const steps = await rowsOf(app, 'newsletter_consent', { subscription_id: id })
    expect(steps.map(({ step }) => step)).toEqual(['asked', 'confirmed', 'ended'])
    const told = await rowOf(app, 'audit', { subject_id: id, event: 'ended' })
    expect(told).toMatchObject({ actor_kind: 'staff', actor_id: nele.user.id })
    expect(JSON.stringify(told)).not.toContain(email)
    expect((await app.call('endSubscription', { as: nele, params: { id } })).status).toBe(404)
    expect((await send(await draft())).body).toMatchObject({ code: 'no_readers' })
  })

  test('whose wish was never confirmed are removed altogether', async () => {
    const email = `${randomUUID()}@post.example`
    await app.call('subscribe', { body: { email, language: 'de', consent: newsletterConsent.version } })
    const { id } = await rowOf(app, 'newsletter_subscription', { email })
    expect((await app.call('endSubscription', { as: kim, params: { id } })).status).toBe(200)
    expect(await rowsOf(app, 'newsletter_subscription', { email })).toEqual([])
    expect(await rowsOf(app, 'newsletter_consent', { subscription_id: id })).toEqual([])
  })

  test('are saved as a file that no spreadsheet computes, and the log knows it', async () => {
    await app.db.pool.query(
      `insert into newsletter_subscription (email, language, consent_version, asked_at, confirmed_at, unsubscribe_token)
       values ('=1+1@post.example', 'en', '2026-11-23', '2026-03-01T10:00:00Z', '2026-03-01T11:00:00Z', 'token')`,
    )
    const answer = await app.app.inject({
      method: 'GET',
      url: '/api/staff/newsletter/subscribers.csv?state=confirmed',
      headers: { authorization: `Bearer ${kim.token}`, 'accept-language': 'de' },
    })
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.body).toContain('Adresse;Stand;Sprache')
    expect(answer.body).toContain("'=1+1@post.example;bestätigt;Englisch;01.03.2026 11:00;01.03.2026 12:00;;")
    expect(await rowsOf(app, 'audit', { event: 'exported', subject_id: 'subscribers' })).not.toEqual([])
  })
})

test('who had an issue is forgotten after 90 days; how many they were is not', async () => {
  await reader()
  const id = await draft()
  await send(id)
  await post()
  await deliverAll()
  await post()
  clock.pass(90 * DAY - HOUR)
  await forgetExpired(app.ctx, system('forget_expired'))
  expect(await deliveries(id)).toEqual(['sent'])
  clock.pass(2 * HOUR)
  await forgetExpired(app.ctx, system('forget_expired'))
  await forgetExpired(app.ctx, system('forget_expired'))
  expect(await deliveries(id)).toEqual([])
  expect((await show(id)).letters).toMatchObject({ de: { sent: 1 }, en: { sent: 0 } })
})
