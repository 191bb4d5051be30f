/** Frequent misspellings, and contractions without their apostrophe, that are not words in any variety of English. */
export const misspellings: ReadonlySet<string> = new Set(
  `dont doesnt didnt isnt arent wasnt werent havent hasnt hadnt couldnt wouldnt shouldnt mustnt im ive youre youve
theyre theyve weve thats whats theres heres accomodation acheive adress agressive alot allways aparment appartment
arround basicly beautifull becasue becouse becuase begining beleive belive bussiness collegue comming commitee
completly concious confortable convinient definately definitly diffrent dissapear dissapointed embarass enviroment
enviromental especialy existance experiance familar finaly foriegn freind freinds goverment grammer happend
happyness immediatly importent independant intresting knowlege langauge libary lonly maintainance neccessary
necesary nowdays occured occassion oppinion oportunity oppurtunity peopel posible prefered priviledge probaly
problably proffessional realy recieve recieved recomend relevent religous resturant seperate sincerly studing
succesful successfull suprise surprized teh thier tommorow tommorrow tomorow truely unfortunatly untill usefull
usualy vegtable whith wierd writting yestarday`.split(/\s+/),
);
