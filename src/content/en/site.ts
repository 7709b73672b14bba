import type de from '../de/site.ts'
import type { Shape } from '../shape.ts'
import home from './site/first-view.ts'
import shell from './site/shell.ts'

export default { ...shell, ...home } as const satisfies Shape<typeof de>
