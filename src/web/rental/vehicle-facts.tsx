import { classes } from '#ui/classes.ts'
import {
  BoltIcon,
  CaseIcon,
  FuelIcon,
  GearsIcon,
  LeverIcon,
  RoadIcon,
  SeatIcon,
  SnowflakeIcon,
  type Icon,
} from '#ui/rental-icons.tsx'

/** The facts of a vehicle in words of the page. */
export interface FactTexts {
  readonly seats: string
  readonly bags: string
  readonly gearbox: string
  readonly fuel: string
  readonly ac?: string | undefined
  readonly kilometres?: string | undefined
}

/** Values of the vehicle that choose the icons. */
export interface Drive {
  readonly transmission: string
  readonly fuel: string
}

interface FactsProps {
  readonly facts: FactTexts
  readonly drive: Drive
  /** 'line': one line with middots and without icons. */
  readonly as?: 'icons' | 'line'
  readonly className?: string
}

/** Seats, cases, gearbox, fuel: the same facts in the same order wherever a vehicle is described. */
export function VehicleFacts({ facts, drive, as = 'icons', className }: FactsProps) {
  const { seats, bags, gearbox, fuel, ac, kilometres } = facts
  const rows: readonly (readonly [Icon, string | undefined])[] = [
    [SeatIcon, seats],
    [CaseIcon, bags],
    [drive.transmission === 'Automatic' ? LeverIcon : GearsIcon, gearbox],
    [drive.fuel === 'Electric' ? BoltIcon : FuelIcon, fuel],
    [SnowflakeIcon, ac],
    [RoadIcon, kilometres],
  ]
  const line = as === 'line'
  return (
    <ul className={classes('text-small text-ink-700', line && 'flex flex-wrap', className)}>
      {rows.map(
        ([Icon, text]) =>
          text !== undefined && (
            <li
              key={text}
              className={classes(
                'whitespace-nowrap',
                line ? "not-last:after:mx-1.5 not-last:after:content-['·']" : 'flex items-center gap-2',
              )}
            >
              {!line && <Icon className="shrink-0 text-ink-500" />}
              {text}
            </li>
          ),
      )}
    </ul>
  )
}
