import type de from '../de/privacy-kinds.ts'
import type { Shape } from '../shape.ts'

export default {
  access: 'Access',
  rectification: 'Correction',
  erasure: 'Erasure',
  restriction: 'Restriction',
  portability: 'Transfer',
  objection: 'Objection',
} satisfies Shape<typeof de>
