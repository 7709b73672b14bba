import * as z from 'zod/mini'

import { changePassword, setLanguage } from '#contract/account-settings.ts'
import {
  code,
  currentPassword,
  login,
  registration,
  requestPasswordLink,
  setPassword,
  signUp,
} from '#contract/account.ts'
import { changeEmail } from '#contract/own-email.ts'
import { renamePasskey } from '#contract/passkey.ts'
import { ageOn } from '#domain/driver.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { check, type Checked, type Typed } from '#forms/check-typed.ts'

/** Checks of each form, the same as on the server. Loaded with the first touch of a form: it brings zod. */
export const checks = {
  signIn: login.body,
  signUp: z.pick(signUp.body, { fullName: true, email: true, password: true, acceptTerms: true }),
  passwordLink: z.pick(requestPasswordLink.body, { email: true }),
  setPassword: z.pick(setPassword.body, { password: true }),
  changePassword: changePassword.body,
  changeEmail: changeEmail.body,
  askPassword: z.object({ currentPassword }),
  askCode: z.object({ code }),
  askBoth: z.object({ currentPassword, code }),
  passkeyName: renamePasskey.body,
  mailLanguage: setLanguage.body,
  register: z.pick(registration, {
    firstName: true,
    lastName: true,
    email: true,
    phoneNumber: true,
    dob: true,
    streetName: true,
    houseNo: true,
    postalCode: true,
    city: true,
    country: true,
  }),
}

export type CheckName = keyof typeof checks
export type Values<Name extends CheckName> = z.infer<(typeof checks)[Name]>

/** The first problem of every field, or the values as the server wants them. */
export const checkForm = <Name extends CheckName>(name: Name, typed: Typed): Checked<Values<Name>> =>
  check<Values<Name>>(checks[name], typed)

/** Whether a driver is old enough today, by Berlin's calendar. */
export const oldEnough = (dob: string, now: Date, minAge: number): boolean => ageOn(dob, dateOf(toLocal(now))) >= minAge
