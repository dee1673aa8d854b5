/** Path of the cards of stars, in the print room. */
export const STAR_CARDS_PATH = '/print/stars'
