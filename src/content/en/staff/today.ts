import type de from '../../de/staff/today.ts'
import type { Shape } from '../../shape.ts'

export default {
  title: 'Today',
} as const satisfies Shape<typeof de>
