import * as z from 'zod/mini'

import { phone } from '#contract/values.ts'
import { check, type Typed } from '#forms/check-typed.ts'

const form = z.object({ phone })

export const checkPhone = (typed: Typed) => check<z.output<typeof form>>(form, typed)
