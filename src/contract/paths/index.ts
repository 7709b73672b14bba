import { memberPaths } from './member.ts'
import { staffPaths } from './staff.ts'
import { visitorPaths } from './visitor.ts'

/** Every call by name: its method, its path and who may make it. */
export const paths = { ...visitorPaths, ...memberPaths, ...staffPaths }
export type Paths = typeof paths
export type CallName = keyof Paths
