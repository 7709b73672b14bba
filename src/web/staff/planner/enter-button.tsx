import type { ComponentProps } from 'react'

import { Button } from '../ui/act-button.tsx'

/** Main button beside the fields of a form. The sign of the Enter key stands in it while the key presses it. */
export const EnterButton = (props: Omit<ComponentProps<typeof Button>, 'type' | 'keys' | 'className'>) => (
  <Button
    {...props}
    type="submit"
    keys="Enter"
    className="h-9 aria-disabled:[&>span]:hidden in-[form:not(:has(:is(input,select):focus))]:[&>span]:hidden"
  />
)
