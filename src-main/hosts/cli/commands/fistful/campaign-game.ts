import { type CommandResult, type CommandLineCall, getTextOption, UsageError } from '#main/hosts/cli/command.ts'
import { runWithCampaign } from '#main/hosts/cli/run-with-campaign.ts'
import type { CampaignServices } from '#main/services/campaign/campaign-services.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { OrderDeskView } from '#shared/contract/fistful/views.ts'
import { type Side, SIDES } from '#shared/games/fistful/model.ts'

/** The services of A Fistful of Planets in a campaign. */
export type FistfulServices = CampaignServices['fistful']

/** The game that a call selects. */
export interface FistfulGameHandle {
  readonly fistful: FistfulServices
  readonly id: string
  /** Returns the game's current view, for a side or for the referee. */
  readonly desk: (as?: Side | null) => OrderDeskView
  /** Returns the game's id with its newest version, as commands need them. */
  readonly seen: () => { id: string; version: number }
}

/** Opens the campaign and finds the game named by `--game`, or the only one. */
export function runWithFistfulGame(
  call: CommandLineCall,
  use: (game: FistfulGameHandle) => CommandResult | Promise<CommandResult>,
): Promise<CommandResult> {
  return runWithCampaign(call, ({ services: { fistful } }) => use(createGameHandle(fistful, findGame(call, fistful))))
}

/**
 * Creates the handle of a game: its current view for a side, and its id with the newest version. Reads the game only
 * when asked.
 */
export function createGameHandle(fistful: FistfulServices, id: string): FistfulGameHandle {
  const desk = (as: Side | null = null) => fistful.desk({ id, as })
  return { fistful, id, desk, seen: () => ({ id, version: desk().head.version }) }
}

function findGame(call: CommandLineCall, fistful: FistfulServices): string {
  const wanted = getTextOption(call, 'game')?.toLowerCase() ?? null
  const all = fistful.list()
  const isWanted = ({ id, name }: (typeof all)[number]): boolean =>
    name.toLowerCase() === wanted || fistful.desk({ id, as: null }).head.code.toLowerCase() === wanted
  const [game, another] = wanted === null ? all : all.filter(isWanted)
  if (game && !another) return game.id
  if (all.length === 0)
    throw new RefusalError('not-found', 'There is no game in this campaign: create one, or take an invitation.')
  throw new RefusalError(
    'not-found',
    `Name one of the games with --game NAME or CODE: ${all.map(({ name }) => name).join(', ')}.`,
  )
}

/** Returns the side of a call: the one given by `--side`, else the one played in this file. */
export function parseSideOption(call: CommandLineCall, { head: { mySide } }: OrderDeskView): Side {
  const text = getTextOption(call, 'side')?.toUpperCase() ?? null
  const side = text === null ? mySide : (SIDES.find((otherText) => otherText === text) ?? null)
  if (side === null) throw new UsageError('Say with --side A or --side B whose turn it is.')
  return side
}

/** Lists the next steps of the game, one per line. */
export function listNextStepLines({ next }: OrderDeskView): string[] {
  return next.map(({ text }) => `Next: ${text}`)
}

/** Whether `--yes` was given to confirm a warning. */
export function hasYesOption({ values }: CommandLineCall): boolean {
  return values['yes'] === true
}
