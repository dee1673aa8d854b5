/** The shapes that a faction's mark on the map can have. */
export const EMBLEMS = ['disc', 'diamond', 'square', 'triangle', 'cross', 'shield', 'crescent', 'hexagon'] as const
