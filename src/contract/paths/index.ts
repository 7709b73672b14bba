import { memberPaths } from './member.ts'
import { visitorPaths } from './visitor.ts'

/** Every call by name: its method, its path and who may make it. */
export const paths = { ...visitorPaths, ...memberPaths }
export type Paths = typeof paths
export type CallName = keyof Paths
