/** Words that the tables of word choice name as `$list`. */
export const wordChoiceLists = {
  subject: 'i you he she it we they',
  object: 'me you him her it us them',
  be: "am is are was were be been being 's 're 'm",
  have: "have has had having 've",
  modal: "can could may might must shall should will would 'll",
  /** Words before "do" that show that it is no auxiliary: "I do a mistake", not "Do mistakes happen?". */
  doer: `please to i we they you he she who n't not never always often usually sometimes also can could may might must
should will would 'll mother father brother sister son daughter cousin uncle aunt friend friends man woman boy
girl team class students children people`,
  /** Words after an object that show that nothing is said about it: "made homework at night", not "makes homework easier". */
  rest: `in at on with for every after before because when while and but or so together alone yesterday today tomorrow
last next twice`,
  determiner: 'a an the my your his her our their this that some any',
  clothes: `shoes coat jacket hat shirt dress trousers jeans socks boots gloves scarf sweater jumper glasses sunglasses
uniform clothes pyjamas slippers helmet`,
  device: 'light lights lamp lamps tv television radio fan heating heater music air-conditioning air-conditioner',
  vehicle: 'bicycle bicycles bike bikes motorbike motorbikes motorcycle scooter',
  person: `brother sister mother father son daughter grandmother grandfather friend cousin uncle aunt wife husband teacher
boy girl baby man woman child`,
  feeling: 'hungry thirsty sleepy afraid scared',
  cuisine: `chinese japanese italian french mexican indian thai korean turkish spanish russian vietnamese greek local
traditional asian`,
  field: 'architecture medicine law engineering economics nursing biology psychology history mathematics business',
} as const;
