/** What the picture of a customer is sealed for. */
export const pictureOwner = (customerId: string): string => `picture:${customerId}`
