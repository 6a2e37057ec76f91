/** With how many letters two texts begin alike. */
export function alike(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
