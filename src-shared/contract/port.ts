// How a window of the desktop app comes by its port: page, preload script and main process name the same things.

/** The page asks the preload script for its port to the main process, and the preload script asks main. */
export const REQUEST_PORT = 'orrery:port?'

/** The answer, with the port. */
export const PORT = 'orrery:port'

/** A click in the application menu; to the page it goes as `orrery:action:<id>`. */
export const MENU_ACTION = 'orrery:action'
