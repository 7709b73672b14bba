import type { LetterData } from '#mail/letters.ts'
import type { Catalogue } from '#store/catalogue.ts'
import type { GoneDrive } from '#store/drive.ts'
import type { NewLetter } from '../../context.ts'
import { vehicleOf } from '#domain/catalogue.ts'

type Told = GoneDrive & { what: LetterData['staff_drive']['what']; earliest: Date | null }

/** Letters about a drive to both branches: the one that the car leaves and the one that waits for it. */
export function driveLetters(drive: Told, catalogue: Catalogue): NewLetter[] {
  const data: LetterData['staff_drive'] = {
    what: drive.what,
    driveId: drive.id,
    plate: drive.plate,
    vehicle: vehicleOf(catalogue, drive.vehicle_id).name,
    from: drive.from_branch,
    to: drive.to_branch,
    earliest: drive.earliest?.toISOString() ?? null,
    leaves: drive.leaves.toISOString(),
    arrives: drive.arrives.toISOString(),
  }
  return [drive.from_branch, drive.to_branch].map((id) => ({
    kind: 'staff_drive',
    recipient: `branch:${id}`,
    language: 'de',
    data,
  }))
}
