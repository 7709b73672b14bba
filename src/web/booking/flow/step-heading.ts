/** Id of the step's heading, which takes the focus when a step begins. */
export const stepHeadingId = 'step-heading'
