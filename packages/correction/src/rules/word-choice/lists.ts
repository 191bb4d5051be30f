/** Words that the tables of word choice name as `$list`. */
export const wordChoiceLists = {
  be: "am is are was were be been being 's 're 'm",
  have: "have has had having 've",
  modal: "can could may might must shall should will would 'll",
  object: 'me you him us them',
  listener: 'me us him them everybody everyone nobody somebody people',
  clothes:
    'shoes coat jacket hat shirt dress trousers jeans socks boots gloves scarf sweater jumper glasses sunglasses uniform clothes pyjamas pajamas slippers helmet seatbelt',
  device:
    'light lights lamp lamps tv television radio computer laptop phone fan heating heater tap oven stove cooker engine machine music air-conditioning air-conditioner printer',
  homework:
    'homework housework exercises exercise sport sports research shopping yoga gymnastics karate ironing cleaning cooking laundry gardening aerobics business',
  event: 'party wedding birthday celebration ceremony competition championship concert',
  vehicle: 'bicycle bicycles bike bikes motorbike motorbikes motorcycle horse horses scooter camel',
  price: 'price prices cost costs rent rents salary salaries wage wages fee fees fare fares',
  transport: 'bus train flight plane tram ferry boat underground subway connection',
  opponent: 'champion champions opponent opponents rival rivals',
} as const;
