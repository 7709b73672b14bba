import { bodyOf, ownPicture, type CarFrame } from '#content/car-body.ts'
import { carFrames } from '#content/car-pictures.ts'

/** Picture for vehicles without one (section 3 of the specification). */
export const defaultImage = '/img/vehicles/default.webp'

/** A picture from elsewhere: nobody has measured it, so it fills its box and stands on the box's lower edge. */
const unmeasured: CarFrame = { left: 0, right: 1, wheelX: 0.37, wheelY: 1 }

/** A body in another paint stands where the class's own picture stands: 'suv-pearl' as 'suv'. */
export function frameOf(image: string): CarFrame {
  return ownPicture(image) === undefined ? unmeasured : carFrames[bodyOf(image) ?? 'compact']
}

const round = (value: number): string => String(Math.round(value * 1000) / 1000)

/** The numbers of a picture as the custom properties that stage.css reads. */
export const frameProperties = (image: string) => propertiesOf(frameOf(image))

export function propertiesOf({ left, right, wheelX, wheelY }: CarFrame): Record<`--${string}`, string> {
  const length = right - left
  return {
    '--k': round(1 / length),
    '--il': round(left / length),
    '--ir': round((1 - right) / length),
    '--fx': `${round(wheelX * 100)}%`,
    '--fy': `${round(wheelY * 100)}%`,
  }
}
