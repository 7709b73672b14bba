import type { Readable } from 'node:stream'

import type { FastifyInstance } from 'fastify'

import { createGates } from '#limits/gate.ts'
import { placeOf } from '#limits/visitor-place.ts'
import { readFile } from './read-file.ts'
import type { Refused } from './refusal.ts'
import type { UploadRoom } from './upload-room.ts'

/** Limit of uploads, because drawing takes processor time. */
export const UPLOADS = { max: 60, windowSeconds: 3_600 }

/** Queues by account, so that a file that takes long to draw does not delay other customers. */
const oneByOne = createGates(1, 3)

/** Registers calls whose body is a file. It is handed over unread, so that the sender is checked before it is received. */
export function takingFiles(app: FastifyInstance, routes: (files: FastifyInstance) => void): void {
  void app.register(async (files) => {
    files.removeAllContentTypeParsers()
    files.addContentTypeParser('application/octet-stream', (_request, payload, parsed) => {
      parsed(null, payload)
    })
    routes(files)
  })
}

/** Receives a file of an account and keeps room for it until the work with it ends. */
export async function receive<Done>(
  room: UploadRoom,
  { file, account, ip, most }: { file: Readable | null; account: string; ip: string; most: number },
  work: (bytes: Buffer) => Promise<Done>,
): Promise<Done | Refused> {
  if (file === null) return { refuse: 'unsupported_media_type' }
  const place = room.enter({ account, place: placeOf(ip), most })
  if (place === null) return { refuse: 'rate_limited' }
  try {
    const bytes = await readFile(file, { most, place })
    return typeof bytes === 'string' ? { refuse: bytes } : await oneByOne(account, () => work(bytes))
  } finally {
    place.leave()
  }
}
