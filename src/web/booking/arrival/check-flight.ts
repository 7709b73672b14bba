import * as z from 'zod/mini'

import { flight } from '#contract/values.ts'
import { check, type Typed } from '#forms/check-typed.ts'

const form = z.object({ flight })

export const checkFlight = (typed: Typed) => check<z.output<typeof form>>(form, typed)
