import { useNotePresence, usePresent } from '../frame/presence.ts'
import { PresenceMark } from '../ui/presence-mark.tsx'

/** Colleagues who have a booking before them too, while its entry is open; they see the same of this one. */
export function EntryPresence({ reference }: { readonly reference: string }) {
  useNotePresence(reference, 'reads')
  return <PresenceMark present={usePresent()(reference)} />
}
