import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { Language } from '#domain/language.ts'
import type { BookingsState } from '#domain/rules.ts'
import type { Catalogue } from '#store/catalogue.ts'
import type { Context } from '#usecases/context.ts'
import { withLiveData } from './live-data.ts'
import { loadFile, pick, type InlineHashes, type StoredFile } from './stored-file.ts'

/** Prerendered page in both launch states (D2), so that no page first shows the wrong one. */
type Page = Record<BookingsState, StoredFile>

export interface Site {
  pages: ReadonlyMap<string, Page>
  assets: ReadonlyMap<string, StoredFile>
  /** Correctly spelt paths by their lower-case form (D1). */
  spellings: ReadonlyMap<string, string>
  /** The one page of the back office, whose application knows its own paths. */
  office?: Readonly<Record<Language, StoredFile>>
}

const NOT_FOUND = { de: '/404', en: '/en/404' }
const DEFAULT_PICTURE = '/img/vehicles/default'
const ANY_BRANCH = '/img/gallery/5'

/**
 * Reads the built site into memory, with the compressed copies made at build.
 * @throws if it is incomplete, such as during a build; the message says what to do
 */
export function loadSite(folder: string): Site {
  try {
    const site = { ...readSite(folder), ...readOffice(path.resolve(folder, '../../office')) }
    for (const [url, file] of site.ofOffice) site.assets.set(url, file)
    if (Object.values(NOT_FOUND).every((url) => site.pages.has(url))) return site
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  throw new Error(`the built site in ${folder} is not complete; run "npm run build" and start again`)
}

/** Reads the back office, a build of its own (vite.office.config.ts); a site in a folder of its own has none. */
function readOffice(folder: string): Pick<Site, 'office'> & { ofOffice: ReadonlyMap<string, StoredFile> } {
  if (!existsSync(folder)) return { ofOffice: new Map() }
  const policies = JSON.parse(readFileSync(path.join(folder, 'csp.json'), 'utf8')) as Record<string, InlineHashes>
  const page = (file: string) => loadFile(path.join(folder, file), file, policies[file])
  const ofOffice = new Map<string, StoredFile>()
  for (const name of readdirSync(path.join(folder, 'office'))) {
    const file = `office/${name}`
    if (!/\.(br|gz)$/.test(name)) ofOffice.set(`/${file}`, loadFile(path.join(folder, file), file))
  }
  return { office: { de: page('de.html'), en: page('en.html') }, ofOffice }
}

function readSite(folder: string): Omit<Site, 'assets'> & { assets: Map<string, StoredFile> } {
  const policies = JSON.parse(readFileSync(path.join(folder, '..', 'csp.json'), 'utf8')) as Record<string, InlineHashes>
  const pages = new Map<string, Page>()
  const assets = new Map<string, StoredFile>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = name.split(path.sep).join('/')
    if (/\.(br|gz)$|\.open\.html$/.test(file) || !/\.\w+$/.test(file)) continue
    if (!file.endsWith('.html')) {
      assets.set(`/${file}`, loadFile(path.join(folder, name), file))
      continue
    }
    const load = (html: string) => loadFile(path.join(folder, html), html, policies[html])
    pages.set(urlOf(file), { soon: load(file), open: load(file.replace(/\.html$/, '.open.html')) })
  }
  const spellings = new Map([...pages.keys()].map((url) => [url.toLowerCase(), url]))
  return { pages, assets, spellings }
}

/** Path of a page: 'en/about/index.html' → '/en/about'. The fallbacks serve addresses without a prerendered page. */
function urlOf(file: string): string {
  if (file === '__spa-fallback.html') return NOT_FOUND.de
  if (file === '__spa-fallback.en.html') return NOT_FOUND.en
  return `/${file.replace(/(^|\/)index\.html$/, '')}`.replace(/(.)\/$/, '$1')
}

/** Whether an address belongs to the API, which has no pages. */
export const isApi = (url: string) => /^\/api(\/|$)/i.test(url)

/** Serves pages and files: every address outside the API. */
export function sitePages(app: FastifyInstance, ctx: Context, site: Site): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    config: { access: 'visitor' },
    logLevel: 'warn',
    handler: async (request, reply) => {
      if (isApi(pathOf(request))) return reply.callNotFound()
      return await answer(request, reply, ctx, site)
    },
  })
}

async function answer(request: FastifyRequest, reply: FastifyReply, ctx: Context, site: Site): Promise<FastifyReply> {
  const [rawPath = '/', query] = request.raw.url!.split('?', 2)
  const asset = site.assets.get(rawPath) ?? vehiclePicture(rawPath, site) ?? branchPicture(rawPath, site)
  if (asset !== undefined) return sendFile(request, reply, asset, 200)
  if (site.office !== undefined && ofOffice(rawPath)) return await sendOffice(request, reply, site.office)
  const page = site.pages.get(rawPath)
  const search = query === undefined ? '' : `?${query}`
  if (page === undefined || Object.values(NOT_FOUND).includes(rawPath)) {
    const spelling = site.spellings.get(
      decode(rawPath)
        .toLowerCase()
        .replace(/(.)\/+$/, '$1'),
    )
    if (spelling !== undefined && spelling !== rawPath) return await reply.redirect(`${spelling}${search}`, 301)
    return await sendNotFound(request, reply, ctx, site)
  }
  const twin = rawPath === '/' ? '/en' : `/en${rawPath}`
  // Only visitors who chose English are redirected (D1).
  if (!/^\/en(\/|$)/.test(rawPath) && choseEnglish(request) && site.pages.has(twin)) {
    return await reply.header('cache-control', 'no-store').redirect(`${twin}${search}`, 302)
  }
  return await sendPage(request, reply, ctx, page, 200)
}

/** Whether an address belongs to the back office. */
const ofOffice = (url: string): boolean => /^\/(?:en\/)?staff(?:\/|$)/i.test(url)

async function sendOffice(
  request: FastifyRequest,
  reply: FastifyReply,
  office: NonNullable<Site['office']>,
): Promise<FastifyReply> {
  const url = request.raw.url!
  const lower = url.replace(/^\/(?:en\/)?staff/i, (start) => start.toLowerCase())
  if (lower !== url) return await reply.redirect(lower, 301)
  const english = url.startsWith('/en/')
  if (!english && choseEnglish(request)) {
    return await reply.header('cache-control', 'no-store').redirect(`/en${url}`, 302)
  }
  reply.header('vary', 'accept-encoding, cookie').header('x-robots-tag', 'noindex')
  return sendFile(request, reply, office[english ? 'en' : 'de'], 200)
}

/** Answers with the page “not found” in the language of the address, even if the address cannot be decoded. */
export async function sendNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  ctx: Context,
  site: Site,
): Promise<FastifyReply> {
  const language = /^\/en(\/|$)/i.test(pathOf(request)) ? 'en' : 'de'
  return await sendPage(request, reply, ctx, site.pages.get(NOT_FOUND[language])!, 404)
}

/** Path as it was sent, because an invalid one cannot be decoded. */
const pathOf = (request: FastifyRequest) => request.raw.url!.split('?', 1)[0]!

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const choseEnglish = (request: FastifyRequest) => /(?:^|;\s*)lang=en(?:;|$)/.test(request.headers.cookie ?? '')

/** Picture of a vehicle, or the default one if it is missing (D7). */
function vehiclePicture(url: string, site: Site): StoredFile | undefined {
  const format = /^\/img\/vehicles\/[\w.-]+\.(webp|avif)$/.exec(url)?.[1]
  return format === undefined ? undefined : site.assets.get(`${DEFAULT_PICTURE}.${format}`)
}

/** Picture of a branch, or one of our cars if it is missing. */
function branchPicture(url: string, site: Site): StoredFile | undefined {
  const [, size] = /^\/img\/locations\/[a-z][a-z0-9-]*-(\d+\.(?:webp|avif))$/.exec(url) ?? []
  return size === undefined ? undefined : site.assets.get(`${ANY_BRANCH}-${size}`)
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  ctx: Context,
  page: Page,
  status: number,
): Promise<FastifyReply> {
  const catalogue = await catalogueNow(ctx)
  reply.header('vary', 'accept-encoding, cookie')
  const built = page[catalogue?.rules.bookings ?? 'soon']
  return sendFile(request, reply, await withLiveData(built, catalogue, ctx.now()), status)
}

/** Patience with the database in ms. Once it has failed to answer, pages wait only briefly until it is back. */
const PATIENCE_MS = { busy: 3_000, away: 300 }
let away = false
let lastKnown: Catalogue | undefined

/** The catalogue, or the last known one while the database is away, so that pages stay readable. */
async function catalogueNow(ctx: Context): Promise<Catalogue | undefined> {
  try {
    lastKnown = await within(away ? PATIENCE_MS.away : PATIENCE_MS.busy, ctx.catalogue())
    away = false
  } catch {
    away = true // the database's own code has logged the error
  }
  return lastKnown
}

/** Waits for the work for a limited time. @throws if it takes longer */
function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, limitMs, new Error('took too long'))
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer)
    })
  })
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: StoredFile, status: number): FastifyReply {
  const variant = pick(file, request.headers['accept-encoding'])
  reply.headers(file.headers).header('etag', variant.etag)
  if (variant.encoding !== undefined) reply.header('content-encoding', variant.encoding)
  if (status === 200 && request.headers['if-none-match'] === variant.etag) return reply.code(304).send()
  return reply.code(status).send(variant.bytes)
}
