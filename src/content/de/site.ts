import home from './site/first-view.ts'
import shell from './site/shell.ts'

/** The frame around every page and the first view of the home page. */
export default { ...shell, ...home } as const
