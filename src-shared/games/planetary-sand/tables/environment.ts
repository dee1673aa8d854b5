/** Gravity of the battlefield: Earth or Lunar (SAND-ENV-1). */
export const GRAVITIES = { EG: { title: 'Earth gravity' }, LG: { title: 'Lunar gravity' } } as const
export type Gravity = keyof typeof GRAVITIES

/**
 * Air of the battlefield: half-Earth, or the vacuum of space, which makes weapons stronger and requires suits
 * (SAND-ENV-2).
 */
export const AIRS = {
  HE: { title: 'Half-Earth air', isVacuum: false },
  SA: { title: 'Space atmosphere', isVacuum: true },
} as const
export type Air = keyof typeof AIRS
