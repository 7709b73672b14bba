import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { memberPaths } from '#paths/member.ts'
import { done } from './values.ts'

/** Value of a profile's `picture` if its owner has uploaded one. */
export const OWN_PICTURE = memberPaths.getPicture.path

export const getPicture = endpoint('getPicture', {
  summary: 'The picture of the owner of the bearer token, as a square JPEG.',
  answers: { 200: z.file() },
  file: 'image/jpeg',
})

export const uploadPicture = endpoint('uploadPicture', {
  summary: 'Keeps a picture of the owner of the bearer token: JPEG, PNG or HEIC by its content, drawn anew.',
  takesFile: true,
  answers: { 200: done },
})

export const removePicture = endpoint('removePicture', {
  summary: 'Removes the picture at once.',
  answers: { 200: done },
})
