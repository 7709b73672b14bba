import additionalDrivers from '../../content/de/additional-drivers.ts'
import { DriverFields, type DriversProps } from '../booking/drivers/fields.tsx'
import { MoreMessages } from '../i18n.tsx'

const messages = { additionalDrivers }

/** Loaded when somebody books the extra. */
export default function GermanAdditionalDrivers(props: DriversProps) {
  return (
    <MoreMessages messages={messages}>
      <DriverFields {...props} />
    </MoreMessages>
  )
}
