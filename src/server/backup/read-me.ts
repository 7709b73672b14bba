import { toLocal } from '#domain/period.ts'

import { bytesOf, type CopyNote } from './whole-copy.ts'

export const READ_ME = 'READ-ME.txt'

/** Text file inside a copy, for a person who has nothing but the copy. */
export function readMeOf(note: CopyNote, dataDir: string): string {
  const [day, time] = toLocal(new Date(note.madeAt)).split('T')
  return `A copy of a Spreewagen database and its files
Made on ${day} at ${time} (Berlin time) from ${dataDir}, ${Math.ceil(bytesOf(note) / 1e6)} MB.

THE KEY IS NOT IN HERE. To read passport and licence numbers, uploaded documents and the
secrets of authenticator apps, this copy needs the key${note.keys.length === 1 ? '' : 's'} number ${note.keys.join(', ')}.
It is in the file secret.key of the data folder, or in the setting SECRET_KEY.
Keep it elsewhere than this copy: whoever has both has everything.

To look whether this copy is whole:    npm run manage -- restore --check THIS_FOLDER
To restore it into a new data folder:  see "Back up and restore" in docs/operations.md

It contains names, addresses and bookings. Keep it locked away, and delete it when its time is over.
`
}
