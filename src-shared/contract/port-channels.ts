// Channel names for handing a port to a window of the desktop app, shared by page, preload script and main process.

/** Request for a port to the main process: sent by the page to the preload script, and by that to main. */
export const PORT_REQUEST_CHANNEL = 'orrery:port?'

/** Reply with the port. */
export const PORT_CHANNEL = 'orrery:port'

/** A click in the application menu. The page receives it as `orrery:action:<id>`. */
export const MENU_ACTION_CHANNEL = 'orrery:action'
