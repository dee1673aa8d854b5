import { isWithin } from './places.ts'

/** Pages that hold what players must not read; on a shared screen they are covered. */
const PATHS = ['/campaign', '/scenarios', '/sessions', '/off-table', '/agendas', '/history', '/backups'] as const

/** Whether a page is for the gamemaster alone; cards that one player holds are theirs. */
export function isGamemasterPage(path: string): boolean {
  return PATHS.some((candidate) => isWithin(path, candidate)) && !isWithin(path, '/agendas/cards')
}
