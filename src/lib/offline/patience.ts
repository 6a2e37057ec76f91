/** A reader on a bad line waits so many milliseconds for the network before what is on the device is shown. */
export const PATIENCE = 10_000;
