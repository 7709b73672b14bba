import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'

import * as contract from '#contract/staff-log.ts'
import { exportLog } from '#usecases/log/export-log.ts'
import { searchLog } from '#usecases/log/search-log.ts'
import type { Context } from '#usecases/context.ts'
import { logFile } from './log-csv.ts'
import { csvType, FILES } from './csv-file.ts'
import { logPlaceOf, presentLogLine, textOfLogPlace } from './log-presenter.ts'
import { refused } from './refusal.ts'
import { route } from './route.ts'

type Body = z.output<typeof contract.exportLog.body>

const wishOf = ({ q = '', group, by, branch, from, to }: Body) => ({
  q,
  group: group ?? null,
  by: by ?? null,
  branch: branch ?? null,
  from: from ?? null,
  to: to ?? null,
})

/** Calls for the log of acts, which is only read. */
export function staffLogRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, contract.searchLog, async ({ body, actor }) => {
    const found = await searchLog(ctx, actor, { ...wishOf(body), after: logPlaceOf(body.after) })
    if (!found.ok) return refused(found.refusal)
    const { lines, next, colleagues } = found.value
    return { status: 200, body: { lines: lines.map(presentLogLine), next: textOfLogPlace(next), colleagues } }
  })

  route(app, contract.exportLog, { rateLimit: FILES }, async ({ body, actor, language }) => {
    const found = await exportLog(ctx, actor, wishOf(body))
    if (!found.ok) return refused(found.refusal)
    const name = language === 'de' ? 'protokoll.csv' : 'log.csv'
    return { file: { name, bytes: logFile(found.value, language), mediaType: csvType } }
  })
}
