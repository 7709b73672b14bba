/** The heading of the step: it takes the focus where another one begins. */
export const stepHeadingId = 'step-heading'
