import * as z from 'zod/mini'

import { subscribe } from '#contract/newsletter.ts'
import { check, type Typed } from '#forms/check-typed.ts'

const form = z.pick(subscribe.body, { email: true })

export const checkAddress = (typed: Typed) => check<z.infer<typeof form>>(form, typed)
