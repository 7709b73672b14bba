import { Worker } from 'node:worker_threads'

import { MOST_MEMORY, type Answer, type Job, type Made } from './job.ts'

/** What the child process runs: it reads one file after the other, and nothing else. See child-process.ts. */

/** What stays after a large file is never given back to the system. */
const SPENT = MOST_MEMORY * 0.5
/** What a file unpacks between two looks of the guard must fit above. */
const GUARDED = MOST_MEMORY * 0.95

new Worker(new URL('./guard-thread.ts', import.meta.url), {
  workerData: { most: GUARDED, parent: process.ppid },
  resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
}).unref()

process.on('message', (job: Job) => {
  void answer(job)
})
process.on('disconnect', () => {
  process.exit()
})

async function answer(job: Job): Promise<void> {
  const made = await work(job)
  process.send!({ made, spent: process.memoryUsage.rss() > SPENT } satisfies Answer)
}

async function work(job: Job): Promise<Made[Job['do']]> {
  try {
    return await read(job)
  } catch {
    // What is wrong with a file says nothing about the server.
    return job.do === 'copyPdf' ? 'file_unreadable' : null
  }
}

// Each library is fetched with the first file that needs it: they are large.
async function read(job: Job): Promise<Made[Job['do']]> {
  const { bytes } = job
  if (job.do === 'copyPdf') return await (await import('./pdf-copy.ts')).copyPdf(bytes, job)
  const { copyPicture, pictureOfPage, portrait } = await import('./picture.ts')
  if (job.do === 'page') return await pictureOfPage(bytes, job.page)
  return job.do === 'portrait' ? await portrait(bytes, job.kind) : await copyPicture(bytes, job)
}
