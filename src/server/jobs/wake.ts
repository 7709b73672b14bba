import { randomUUID } from 'node:crypto'

import type { Context } from '#usecases/context.ts'
import type { Queue } from './queue.ts'

export const createWake =
  (queue: Queue): Context['wake'] =>
  (tx, job) =>
    queue.send(tx, job, [{ id: randomUUID(), data: {}, priority: 0 }])
