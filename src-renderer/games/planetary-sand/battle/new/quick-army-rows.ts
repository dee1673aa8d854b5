import type { QuickArmyCounts } from '#shared/games/planetary-sand/quick-army.ts'

/** What a quick army may contain, and how many of each; larger armies are built in the toy box. */
export const QUICK_ARMY_ROWS = [
  { id: 'men', label: 'Riflemen', hint: 'Every fourth has grenades, every eighth a bazooka.', max: 40 },
  { id: 'robots', label: 'Infantry robots', hint: 'One specialist for ten comes along.', max: 30 },
  { id: 'guns', label: 'Heavy crew guns', hint: 'Three gunners each.', max: 4 },
  { id: 'tanks', label: 'Space tanks', hint: null, max: 6 },
  { id: 'carriers', label: 'Personnel carriers', hint: 'Eight seats.', max: 6 },
  { id: 'pads', label: 'Light missile pads', hint: 'One spare each.', max: 4 },
] as const satisfies readonly { id: keyof QuickArmyCounts; label: string; hint: string | null; max: number }[]
