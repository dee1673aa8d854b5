import { isPathWithinPlace } from './places.ts'

/** Pages with information hidden from players; covered on a shared screen. */
const PATHS = ['/campaign', '/scenarios', '/sessions', '/off-table', '/agendas', '/history', '/backups'] as const

/** Whether a page is for the gamemaster only. Hands of cards held by one player are not. */
export function isGamemasterPage(path: string): boolean {
  return PATHS.some((candidate) => isPathWithinPlace(path, candidate)) && !isPathWithinPlace(path, '/agendas/cards')
}
