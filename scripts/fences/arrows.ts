/**
 * The rooms of the house and the arrows between them: what a file of one room may import from another. The linter's rule
 * (plugin.ts), its tests (tests/fences.test.ts) and the table in docs/architecture.md all come from here.
 */
export interface Room {
  /** Folder relative to `src/`; every file beneath it, at any depth, is in the room. */
  readonly folder: string
  /** Narrows the room to some files of its folder, where rooms share one; the first room that matches owns the file. */
  readonly files?: RegExp
  /** Short description for the table. */
  readonly holds: string
  /** Rooms that the files may import; `*` is every room of the same side. */
  readonly may: readonly string[]
  /** Rooms from which the files may import types only. */
  readonly types?: readonly string[]
  /** Packages that the files may not import, `node:*` included; `*` is every package. */
  readonly noPackages?: readonly string[]
  /** true if the files may not import one another. */
  readonly alone?: boolean
  /** Message for the author of a refused import. */
  readonly lesson: string
}

const SQL = ['kysely', 'pg', 'pg-boss']
const texts = 'Letters and documents are made from content, domain and what they are handed.'
const areas = 'An area of web never imports another: share through rental, forms or ui.'

export const rooms: Readonly<Record<string, Room>> = {
  domain: {
    folder: 'domain',
    holds: 'rental rules, pure',
    may: [],
    noPackages: ['*'],
    lesson: 'domain is pure: no other room, no package, no DOM, no Node.',
  },
  content: {
    folder: 'content',
    holds: 'texts in both languages',
    may: [],
    noPackages: ['*'],
    lesson: 'content holds texts and imports nothing.',
  },
  paths: {
    folder: 'contract/paths',
    holds: 'method and path of every call, and who may make it',
    may: [],
    noPackages: ['*'],
    lesson: 'Public pages load the paths of their calls: they are plain data and import nothing.',
  },
  contract: {
    folder: 'contract',
    holds: 'every endpoint once',
    may: ['domain', 'paths'],
    noPackages: ['node:*', 'fastify', ...SQL],
    lesson: 'contract describes the interface and knows domain alone.',
  },

  start: {
    folder: 'server',
    files: /^server\/[^/]+\.ts$/,
    holds: 'what starts a process',
    may: ['*'],
    lesson: 'What starts a process puts rooms of the server together.',
  },
  process: {
    folder: 'server/process',
    holds: 'environment and parts of a process',
    may: ['files', 'jobs', 'log', 'mail', 'secrets', 'store', 'domain'],
    types: ['usecases', 'context'],
    lesson: 'process opens the parts; what they do is not its business.',
  },
  cli: {
    folder: 'server/cli',
    holds: "the operator's commands",
    may: ['usecases', 'backup', 'process', 'words', 'content', 'domain', 'secrets'],
    types: ['context', 'steps', 'store'],
    noPackages: SQL,
    lesson: 'A command calls use cases and prints what they return.',
  },
  http: {
    folder: 'server/http',
    holds: 'parse, call one use case, present',
    may: ['usecases', 'contract', 'content', 'documents', 'domain', 'limits', 'log', 'paths', 'secrets', 'words'],
    types: ['context', 'steps', 'store'],
    noPackages: SQL,
    lesson: 'http calls use cases and presents what they return; SQL lives in store.',
  },
  jobs: {
    folder: 'server/jobs',
    holds: 'the queue and what it works on',
    may: ['usecases', 'documents', 'domain', 'log', 'store'],
    types: ['context', 'mail'],
    noPackages: ['kysely', 'pg', 'fastify'],
    lesson: 'A job calls a use case, like a request.',
  },
  context: {
    folder: 'server/usecases',
    files: /^server\/usecases\/[^/]+\.ts$/,
    holds: 'what every use case is handed',
    may: ['domain', 'store', 'secrets'],
    types: ['files', 'mail'],
    noPackages: ['fastify', ...SQL],
    lesson: 'The context names interfaces; who calls a use case is not its business.',
  },
  steps: {
    folder: 'server/usecases',
    files: /^server\/usecases\/[^/]+\/steps\//,
    holds: 'what use cases share',
    may: ['context', 'content', 'documents', 'domain', 'limits', 'log', 'secrets', 'store', 'uploads', 'words'],
    types: ['contract', 'files', 'mail'],
    noPackages: ['fastify', ...SQL],
    lesson: 'A step never calls a use case: the arrow goes the other way.',
  },
  usecases: {
    folder: 'server/usecases',
    holds: 'one verb a file, in a transaction',
    may: [
      'steps',
      'context',
      'content',
      'documents',
      'domain',
      'limits',
      'mail',
      'secrets',
      'store',
      'uploads',
      'words',
    ],
    types: ['contract', 'files'],
    noPackages: ['fastify', ...SQL],
    alone: true,
    lesson: 'A use case never calls another: what two of them share is a step in steps/.',
  },
  store: {
    folder: 'server/store',
    holds: 'SQL only',
    may: ['domain', 'log'],
    noPackages: ['fastify', 'pg-boss'],
    lesson: 'store is SQL only: it knows tables and domain.',
  },
  backup: {
    folder: 'server/backup',
    holds: 'copies of a whole data folder: made, tried, restored',
    may: ['steps', 'domain', 'files', 'secrets', 'store'],
    noPackages: ['fastify', ...SQL],
    lesson: 'backup knows folders and copies; SQL lives in store.',
  },
  files: {
    folder: 'server/files',
    holds: 'where the contents of files lie',
    may: ['log', 'secrets', 'store'],
    noPackages: ['fastify', ...SQL],
    lesson: 'files seals contents and stores them; what they are, their owners know.',
  },
  mail: {
    folder: 'server/mail',
    holds: 'one letter a file, and how it is sent',
    may: ['content', 'domain', 'secrets', 'words'],
    noPackages: ['fastify', ...SQL],
    lesson: texts,
  },
  documents: {
    folder: 'server/documents',
    holds: 'PDFs',
    may: ['content', 'domain', 'words'],
    types: ['contract', 'mail'],
    noPackages: ['fastify', ...SQL],
    lesson: texts,
  },
  words: {
    folder: 'server/words',
    holds: 'what letters, documents, commands and answers share',
    may: ['content', 'domain'],
    noPackages: ['fastify', ...SQL],
    lesson: 'words belong to everybody, so they know nobody.',
  },
  uploads: {
    folder: 'server/uploads',
    holds: 'what is kept of an uploaded file',
    may: ['content', 'domain', 'limits'],
    noPackages: ['fastify', ...SQL],
    lesson: texts,
  },
  secrets: {
    folder: 'server/secrets',
    holds: 'passwords, tokens, sealing, second factors',
    may: ['domain', 'limits'],
    noPackages: ['fastify', ...SQL],
    lesson: 'secrets compute and store nothing.',
  },
  limits: {
    folder: 'server/limits',
    holds: 'how many at once, how often, from where',
    may: [],
    noPackages: ['fastify', ...SQL],
    lesson: 'limits know numbers and nothing they limit.',
  },
  log: {
    folder: 'server/log',
    holds: 'the log, and what kind of trouble an error is',
    may: [],
    noPackages: ['fastify', ...SQL],
    lesson: 'Everybody writes to the log, so it knows nobody.',
  },

  web: {
    folder: 'web',
    files: /^web\/[^/]+\.tsx?$/,
    holds: 'root, routes and entries',
    may: ['*'],
    noPackages: ['node:*'],
    lesson: 'What the router starts with puts areas together.',
  },
  languages: {
    folder: 'web/languages',
    holds: 'pages and parts with the texts of one language',
    may: ['account', 'api', 'booking', 'content', 'frame', 'i18n', 'site', 'staff'],
    noPackages: ['node:*'],
    lesson: 'languages add texts, and what stands around a page.',
  },
  ...area('site', 'marketing pages'),
  ...area('booking', 'the booking form and the pages of a booking'),
  ...area('account', "a customer's own pages"),
  ...area('staff', 'the back office'),
  frame: {
    folder: 'web/frame',
    holds: 'what stands around every page',
    may: ['account', 'api', 'content', 'contract', 'domain', 'forms', 'i18n', 'ui'],
    noPackages: ['node:*'],
    lesson: 'The frame is around every page, so it knows no page but the sign-in dialogs.',
  },
  rental: {
    folder: 'web/rental',
    holds: "parts that know cars and are nobody's page",
    may: ['api', 'content', 'contract', 'domain', 'forms', 'i18n', 'ui'],
    noPackages: ['node:*'],
    lesson: 'rental is shared by all areas, so it knows none.',
  },
  'mailed-link': {
    folder: 'web/mailed-link',
    holds: 'where a mailed link leads',
    may: ['api', 'contract', 'ui'],
    noPackages: ['node:*'],
    lesson: 'A mailed link is shared by all areas, so it knows none.',
  },
  forms: {
    folder: 'web/forms',
    holds: 'what checked forms share',
    may: ['api', 'contract', 'domain', 'i18n', 'ui'],
    noPackages: ['node:*'],
    lesson: 'forms are shared by all areas, so they know none.',
  },
  api: {
    folder: 'web/api',
    holds: 'the typed client, the session, what a tab keeps',
    may: ['domain', 'i18n', 'paths'],
    types: ['contract'],
    noPackages: ['node:*'],
    lesson: 'api talks to the server and draws nothing.',
  },
  i18n: {
    folder: 'web/i18n',
    holds: "the reader's language and the paths of pages",
    may: [],
    types: ['content'],
    noPackages: ['node:*'],
    lesson: 'i18n is beneath everything in web.',
  },
  ui: {
    folder: 'web/ui',
    holds: 'components that know nothing of cars',
    may: [],
    noPackages: ['node:*'],
    lesson: 'ui knows nothing of cars: it imports no room and no area.',
  },
}

function area(name: string, holds: string): Record<string, Room> {
  return {
    [name]: {
      folder: `web/${name}`,
      holds,
      may: [
        'api',
        'content',
        'contract',
        'domain',
        'forms',
        'frame',
        'i18n',
        'languages',
        'mailed-link',
        'paths',
        'rental',
        'ui',
      ],
      noPackages: ['node:*'],
      lesson: areas,
    },
  }
}

/** Room of a file, found by its path relative to `src/`. @returns undefined for a file outside all rooms, such as a test */
export function roomOf(file: string): string | undefined {
  if (/\.test\.tsx?$/.test(file)) return undefined
  return Object.keys(rooms).find((name) => {
    const { folder, files } = rooms[name]!
    return files?.test(file) ?? file.startsWith(`${folder}/`)
  })
}

/** Side of a room. The server's and the browser's rooms meet only in the three that belong to neither side. */
const sideOf = (room: string): string => rooms[room]!.folder.split('/')[0]!
const isSided = (room: string): boolean => sideOf(room) === 'server' || sideOf(room) === 'web'

/** Reason why a file of `from` may not import one of `to`, or undefined if it may. */
export function refusal(from: string, to: string, typesOnly: boolean): string | undefined {
  const room = rooms[from]!
  if (from === to) return room.alone === true ? room.lesson : undefined
  const sameSide = !isSided(to) || sideOf(to) === sideOf(from)
  if (room.may.includes('*') ? sameSide : room.may.includes(to)) return undefined
  if (typesOnly && room.types?.includes(to)) return undefined
  return `${from} may not import ${typesOnly ? '' : 'values of '}${to}. ${room.lesson}`
}

/** Reason why a file of `from` may not import this package, or undefined if it may. */
export function packageRefusal(from: string, specifier: string): string | undefined {
  const { noPackages = [], lesson } = rooms[from]!
  const barred = noPackages.some(
    (name) =>
      name === '*' ||
      specifier === name ||
      specifier.startsWith(`${name}/`) ||
      (name.endsWith('*') && specifier.startsWith(name.slice(0, -1))),
  )
  return barred ? `${from} may not import ${specifier}. ${lesson}` : undefined
}
