import additionalDrivers from '#content/de/additional-drivers.ts'
import person from '#content/de/booking/person.ts'
import { DriverFields } from '#booking/drivers/additional-driver-fields.tsx'
import { withMessages } from '#i18n/i18n.tsx'

/** Form for additional drivers, loaded when the extra is booked. */
export default withMessages({ additionalDrivers, booking: { person } }, DriverFields)
