/** Numbers of the files in the order in which they are shown: the lamp by the canal bears the large place best. */
const files = [4, 2, 3, 1, 5, 6]

/** Path of a picture of the gallery, without its width and format. */
export const pictureAt = (index: number): string => `/img/gallery/${files[index]}`
