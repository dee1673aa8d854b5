/** How a bot flies. */
interface PilotRow {
  readonly name: string
  readonly summary: string
}

/** The bots, the simplest first. */
export const PILOTS = {
  drifter: { name: 'Drifter', summary: 'Flies anywhere, and shoots when it can.' },
  hider: { name: 'Hider', summary: 'Keeps where nobody can hit it, and shoots from cover.' },
  hunter: { name: 'Hunter', summary: 'Looks for the likeliest hit, and closes in.' },
  ace: { name: 'Ace', summary: 'Weighs every turn against the best answer to it. Takes its time.' },
} as const satisfies Readonly<Record<string, PilotRow>>

/** The name of a bot. */
export type Pilot = keyof typeof PILOTS

/** Every name of a bot, the simplest first. */
export const PILOT_NAMES = Object.keys(PILOTS) as [Pilot, ...Pilot[]]
