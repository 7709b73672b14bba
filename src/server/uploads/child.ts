import { Worker } from 'node:worker_threads'

import { MOST_MEMORY, type Answer, type Job, type Made } from './job.ts'

/** Program of the child process, which only reads files, one after the other. See child-process.ts. */

/** Memory in bytes after which the child is replaced, because memory of a large file never returns to the system. */
const SPENT = MOST_MEMORY * 0.5
/** Memory in bytes at which the guard acts; the rest is room for what a file unpacks between two checks. */
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
    // A broken file is no error of the server.
    return job.do === 'copyPdf' ? 'file_unreadable' : null
  }
}

// The libraries are large, so each is loaded with the first file that needs it.
async function read(job: Job): Promise<Made[Job['do']]> {
  const { bytes } = job
  if (job.do === 'copyPdf') return await (await import('./pdf-copy.ts')).copyPdf(bytes, job)
  const { copyPicture, pictureOfPage, portrait } = await import('./picture.ts')
  if (job.do === 'page') return await pictureOfPage(bytes, job.page)
  return job.do === 'portrait' ? await portrait(bytes, job.kind) : await copyPicture(bytes, job)
}
