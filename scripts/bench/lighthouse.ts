import { rmSync } from 'node:fs'

import lighthouse from 'lighthouse'
import { chromium } from '@playwright/test'

import { hrefs, indexed, pageOf, pages, readable } from '#i18n/links.ts'
import { findBrowser } from '#support/browser.ts'
import { temporaryFolder } from '#support/folder.ts'
import { startServer } from '#support/server.ts'
import { median, printTable } from './report.ts'

const RUNS = Number(process.env['RUNS'] ?? 3)
/** Pages to measure, for instance `PAGES=/,/en/about`; every public page by default. */
const PAGES = process.env['PAGES']?.split(',')
const PORT = 9_333
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Scores {
  scores: number[]
  lcp: number
  cls: number
  tbt: number
  /** Longest piece of work that kept the page from answering, in milliseconds. */
  longest: number
  /** Sizes on the wire, compressed. */
  bytes: Bytes
  /** Lighthouse's own measure of the machine while it ran: higher is faster, and a busy machine is a slow one. */
  machine: number
}

interface Bytes {
  script: number
  all: number
}

/** Adds up what the page loaded, from the audit that lists its requests. */
function weigh(details: unknown): Bytes {
  const { items } = details as { items: { resourceType?: string; transferSize: number }[] }
  const sum = (list: typeof items) => list.reduce((bytes, { transferSize }) => bytes + transferSize, 0)
  return { script: sum(items.filter(({ resourceType }) => resourceType === 'Script')), all: sum(items) }
}

/** The longest of the tasks that the audit lists; it lists none below 50 ms. */
function longestOf(details: unknown): number {
  const tasks = details as { items: { duration: number }[] } | undefined
  return Math.max(0, ...(tasks?.items ?? []).map(({ duration }) => duration))
}

async function measure(url: string): Promise<Scores> {
  const page = pageOf(new URL(url).pathname)
  const result = await lighthouse(url, {
    port: PORT,
    onlyCategories: [...CATEGORIES],
    // Lighthouse marks a page down for being hidden from search engines, even when that is intended.
    skipAudits: page && !indexed(page) ? ['is-crawlable'] : null,
    logLevel: 'error',
  })
  if (result === undefined) throw new Error(`no result for ${url}`)
  const { categories, audits, environment } = result.lhr
  const numeric = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    lcp: numeric('largest-contentful-paint'),
    cls: numeric('cumulative-layout-shift'),
    tbt: numeric('total-blocking-time'),
    longest: longestOf(audits['long-tasks']?.details),
    bytes: weigh(audits['network-requests']?.details),
    machine: environment.benchmarkIndex,
  }
}

/** Prints Lighthouse's medians for every public page in both languages, on a phone with simulated throttling. */
export async function main(): Promise<void> {
  const folder = temporaryFolder('bench-lighthouse')
  const server = await startServer({ DATA_DIR: folder })
  const { executablePath, args } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${PORT}`] })
  const rows: [string, string][] = []
  for (const path of PAGES ?? pages.filter(readable).flatMap((page) => Object.values(hrefs(page)))) {
    const runs: Scores[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await measure(server.url + path))
    const scores = CATEGORIES.map((_, index) => median(runs.map((run) => run.scores[index]!)))
    const timing = `LCP ${(median(runs.map((run) => run.lcp)) / 1_000).toFixed(2)} s, CLS ${median(runs.map((run) => run.cls)).toFixed(3)}, TBT ${median(runs.map((run) => run.tbt)).toFixed(0)} ms, longest task ${median(runs.map((run) => run.longest)).toFixed(0)} ms`
    const kb = (kind: keyof Bytes) => `${(median(runs.map((run) => run.bytes[kind])) / 1_024).toFixed(0)} KB`
    rows.push([
      path,
      `${scores.join(' / ')}; ${timing}; JavaScript ${kb('script')}, all ${kb('all')}; benchmarkIndex ${median(runs.map((run) => run.machine)).toFixed(0)}`,
    ])
  }
  await browser.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
  printTable('Lighthouse, mobile: performance / accessibility / best practices / SEO', rows)
}
