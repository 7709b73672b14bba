import { mediaHook } from '../ui/media-hook.ts'

/** Whether the device is used by fingers. */
export const useCoarse = mediaHook('(pointer: coarse)')
