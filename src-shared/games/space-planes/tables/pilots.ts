/** Parameters of a bot. */
interface PilotRow {
  readonly name: string
  readonly summary: string
}

/** The bots, simplest first. */
export const BOT_PILOTS = {
  drifter: { name: 'Drifter', summary: 'Flies anywhere, and shoots when it can.' },
  hider: { name: 'Hider', summary: 'Keeps where nobody can hit it, and shoots from cover.' },
  hunter: { name: 'Hunter', summary: 'Looks for the likeliest hit, and closes in.' },
  ace: { name: 'Ace', summary: 'Weighs every turn against the best answer to it. Takes its time.' },
} as const satisfies Readonly<Record<string, PilotRow>>

/** Name of a bot. */
export type BotPilot = keyof typeof BOT_PILOTS

/** Names of all bots, simplest first. */
export const BOT_PILOT_NAMES = Object.keys(BOT_PILOTS) as [BotPilot, ...BotPilot[]]
