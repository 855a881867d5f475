/** Asked for ahead of the press, at a visitor's first move: then the dialog is there with it. */
export const fetchAccountRoom = () => import('./account-room.tsx')
