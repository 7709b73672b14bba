import { ChevronDown } from 'lucide-react'
import { Fragment, useId, useState, type ReactNode, type Ref } from 'react'

import { unbrokenName } from '#content/unbroken.ts'
import { classes } from '#ui/classes.ts'
import { differing } from './class-groups.ts'
import { Side } from './side.tsx'
import { Stage } from './stage.tsx'
import { VehicleFacts, type Drive, type FactTexts } from './vehicle-facts.tsx'

/** A vehicle in words of the page. */
export interface ShownVehicle {
  readonly key: number | string
  readonly name: string
  readonly image: string | null
  readonly drive: Drive
  readonly facts: FactTexts
  /** Further facts and features, behind a toggle. */
  readonly details: ReactNode
  readonly price: ReactNode
  /** Link or button that takes the vehicle. */
  readonly choose: ReactNode
  /** A further control, such as the one to compare. */
  readonly extra?: ReactNode
  /** Words beside the name, if the stage above it is not that of its class. */
  readonly line?: readonly string[]
}

export interface ClassWords {
  readonly similar: string
  readonly show: string
  readonly hide: string
  /** Short word for the toggle of a row. */
  readonly details: string
  /** Accessible name of a toggle. */
  readonly detailsOf: (action: string, name: string) => string
}

interface VehicleClassProps {
  readonly title: string
  readonly lead: ShownVehicle
  readonly siblings: readonly ShownVehicle[]
  readonly words: ClassWords
  /** by-day: the class beside its siblings, at its daily rate; in-all: with the price of the whole rental. */
  readonly as: 'by-day' | 'in-all'
  /** The class is taken: its stage has no light. */
  readonly taken?: boolean
  readonly eager?: boolean
}

/** Picture's whole box, about a quarter wider than the car, on a phone and beside the words. */
const sizes = '(min-width: 48rem) 36rem, 24rem'

/** A class: one vehicle on its stage with the only loud button, and the others in rows. */
export function VehicleClass({ title, lead, siblings, words, as, taken = false, eager = false }: VehicleClassProps) {
  return (
    <div className={`class-row class-row-${as}`}>
      <Lead title={title} vehicle={lead} words={words} as={as} taken={taken} eager={eager} />
      {siblings.length > 0 && (
        <ul className="siblings">
          {siblings.map((vehicle) => (
            <li key={vehicle.key}>
              <Sibling vehicle={vehicle} lead={lead} words={words} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

export interface LeadProps {
  readonly title: string
  readonly vehicle: ShownVehicle
  readonly words: ClassWords
  readonly as: 'by-day' | 'in-all'
  readonly taken?: boolean
  readonly chosen?: boolean
  /** The vehicle's name, which can take the focus. */
  readonly headingRef?: Ref<HTMLHeadingElement>
  readonly eager?: boolean
}

export function Lead({
  title,
  vehicle,
  words,
  as,
  taken = false,
  chosen = false,
  headingRef,
  eager = false,
}: LeadProps) {
  const id = useId()
  const details = useToggle()
  return (
    <article aria-labelledby={id}>
      <Stage
        light="day"
        image={vehicle.image}
        sizes={sizes}
        eager={eager}
        unlit={taken}
        fallback={title}
        className={classes('stage-rolls lead', `lead-${as}`, chosen && 'lead-chosen')}
      >
        <div className="lead-head">
          <h3 className="lead-title">{title}</h3>
          <h4 ref={headingRef} tabIndex={headingRef ? -1 : undefined} id={id} className="lead-model text-ink-700">
            {unbrokenName(vehicle.name)} <Similar words={words} />
          </h4>
        </div>
        <div className="lead-more">
          <Toggle of={details} name={vehicle.name} words={words} label={words.details} className="text-ink-900" />
        </div>
        {vehicle.extra !== undefined && <div className="lead-extra">{vehicle.extra}</div>}
        <VehicleFacts facts={essential(vehicle.facts)} drive={vehicle.drive} className="lead-facts" />
        <div className="lead-buy">
          <div>{vehicle.price}</div>
          {vehicle.choose}
        </div>
      </Stage>
      <div id={details.id} hidden={!details.open} className="lead-details">
        {vehicle.details}
      </div>
    </article>
  )
}

interface SiblingProps {
  readonly vehicle: ShownVehicle
  readonly lead: ShownVehicle
  readonly words: ClassWords
}

function Sibling({ vehicle, lead, words }: SiblingProps) {
  const id = useId()
  const details = useToggle()
  const { facts, name, image } = vehicle
  return (
    <article aria-labelledby={`${id}-name ${id}-similar`} className="sibling">
      <Side image={image} sizes="(min-width: 120rem) 220px, 136px" className="sibling-side" />
      <h4 id={`${id}-name`} className="sibling-name">
        {unbrokenName(name)}
      </h4>
      <div className="sibling-line text-ink-500">
        <p>
          <Similar id={`${id}-similar`} words={words} />
          <Line vehicle={vehicle} lead={lead} />
        </p>
        <Toggle of={details} name={name} words={words} label={words.details} className="text-petrol-600" />
      </div>
      <div className="sibling-price">{vehicle.price}</div>
      <div className="sibling-choose">{vehicle.choose}</div>
      {vehicle.extra !== undefined && <div className="sibling-extra">{vehicle.extra}</div>}
      <div id={details.id} hidden={!details.open} className="sibling-details">
        <VehicleFacts facts={essential(facts)} drive={vehicle.drive} as="line" className="mb-1" />
        {vehicle.details}
      </div>
    </article>
  )
}

/** Facts that the stage above does not tell; the fuel too, where there is room. */
function Line({ vehicle: { facts, line }, lead }: Pick<SiblingProps, 'vehicle' | 'lead'>) {
  const told = line ?? differing(facts, lead.facts)
  const more = line !== undefined || told.includes(facts.fuel) ? [] : [facts.fuel]
  return (
    <>
      {told.map((word) => (
        <Fragment key={word}>
          {' '}
          <span className="sibling-told">{word}</span>
        </Fragment>
      ))}
      {more.map((word) => (
        <Fragment key={word}>
          {' '}
          <span className="sibling-same">{word}</span>
        </Fragment>
      ))}
    </>
  )
}

/** „oder ähnlich“, part of the name but quieter. */
function Similar({ id, words }: { readonly id?: string; readonly words: ClassWords }) {
  return (
    <span id={id} className="font-text font-normal tracking-normal whitespace-nowrap text-ink-500">
      {words.similar}
    </span>
  )
}

/** The facts that are on every stage; the others are among the details. */
const essential = ({ seats, bags, gearbox, fuel }: FactTexts): FactTexts => ({ seats, bags, gearbox, fuel })

function useToggle() {
  const [open, setOpen] = useState(false)
  return { id: useId(), open, toggle: () => setOpen(!open) }
}

interface ToggleProps {
  readonly of: ReturnType<typeof useToggle>
  readonly name: string
  readonly words: ClassWords
  readonly label: string
  readonly className: string
}

function Toggle({ of: { id, open, toggle }, name, words, label, className }: ToggleProps) {
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={id}
      aria-label={words.detailsOf(open ? words.hide : words.show, name)}
      onClick={toggle}
      className={classes(
        'inline-flex min-h-11 min-w-11 items-center gap-1 font-semibold whitespace-nowrap underline-offset-4 hover:underline',
        className,
      )}
    >
      <span className="toggle-word">{label}</span>
      <ChevronDown aria-hidden size={16} className={classes('shrink-0 transition-transform', open && 'rotate-180')} />
    </button>
  )
}
