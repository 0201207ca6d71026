### Lektionerna: vad läraren säger, spel för spel, i samma ordning som raderna `say` i src/kille/lessons.

lesson-byteskille-1 = Alla får ett kort med baksidan upp. När alla har haft sin tur visas korten, och den som har det lägsta är ute. Du sitter längst ner vid bordet.
lesson-byteskille-2 = Du har en 3:a, och det är lågt: bara 2, 1, Kransen, Blompottan och Blaren är lägre. Byt med din granne till vänster, Brita. Hon måste ge dig det hon har.
lesson-byteskille-3 = Hennes 8:a är din, och Brita sitter där med din 3:a. Hon vet att den är dålig, så hon vänder sig till sin egen vänstra granne, Carl.
lesson-byteskille-4 = Carl har Husar, och ”Husar ger hugg”: den som ber honom byta får hugg. Brita är ute på en gång. De andra har ingen anledning att byta.
lesson-byteskille-5 = Givaren kommer sist och har ingen kvar att fråga, så Erik får gå i leken. Sedan visar alla.
lesson-byteskille-6 = Erik drog en 2:a, det lägsta kortet: han är också ute. Den som är ute får köpa in sig igen, först för en mark, sedan för halva potten, sist för hela. Den som är kvar sist tar potten.
lesson-byteskille-7 = Brita är med igen, men inte Erik. Nu är det du som ger, så du spelar sist.
lesson-byteskille-8 = Du har en 6:a. Brita tittar på sitt kort och är nöjd. Carl ber Dorotea byta. Se vad som händer.
lesson-byteskille-9 = Hon hade Värdshus: ”Värdshus förbi”. Den som frågar Värdshus måste fråga nästa i stället, och det var du. Carl har din 6:a, och du har hans 4:a.
lesson-byteskille-10 = Det är du som ger: gå i leken. Kom det upp ett Värdshus eller en Kavall, så blev det inget byte.
lesson-byteskille-11 = En 11:a, bra! Carl har det lägsta kortet, 6:an som var din. Han har fått nog.
lesson-byteskille-12 = De andra krafterna: Kavall skickar dig vidare som Värdshus; Husu hugger tillbaka, ”Svinhugg går igen”; Kuku gör slut på allt bytande, ”Kuku står!”. Harlekin är högst av alla, men har han en gång bytts är han lägst. Varje regelsamling har sitt sätt med dem, och berättar det.

lesson-krypkille-1 = Åtta spelar, så alla får fem kort. Det blir fem stick, men bara det sista räknas: den som har det lägsta kortet där vinner. Bli av med dina höga kort i tid.
lesson-krypkille-2 = Hedvig ger, så du spelar ut. Att vinna eller förlora ett stick kostar ingenting nu. Spela ut Harlekin, högst av alla, medan det inte gör någon skada.
lesson-krypkille-3 = De andra följer i tur och ordning. Var och en får gå över med ett kort som är minst lika högt som det bästa hittills, eller krypa: spela handens allra lägsta kort. Något mitt emellan är inte tillåtet.
lesson-krypkille-4 = Alla kröp utom Hedvig, som hade den andra Harlekin: av två lika kort är det senare högre. Hon spelar ut till nästa stick.
lesson-krypkille-5 = Där ligger en Husar. Du får krypa med 2:an eller gå över med din egen Husar. Spara 2:an till slutet och spela Husar.
lesson-krypkille-6 = Det är vad det kostar att krypa: den som kryper tidigt gör slut på sina låga kort. Se på tredje sticket; din Husu går åt där.
lesson-krypkille-7 = Det sticket tog du, så du spelar ut igen. Bort med Kavall, sedan har du bara 2:an kvar.
lesson-krypkille-8 = Brita tog det och spelar ut till sista sticket, det som räknas.
lesson-krypkille-9 = Du har ett kort kvar, och vilket kort: 2:an.
lesson-krypkille-10 = Inget lägre spelades, så given är din. Enligt uppslagsverket är det i stället den som har högsta kortet i sista sticket som åker ut, tills en är kvar.

lesson-smygkille-1 = Smygkille är en kort Krypkille med fem kort var. Den som har högsta kortet i sista sticket är ute ur partiet.
lesson-smygkille-2 = Först får man byta ett eller två kort mot leken. Du vill ha låga kort till slutet och höga att bli av med tidigt; det som ligger mitt emellan är i vägen. Byt 10 och 11.
lesson-smygkille-3 = En 4:a och en 1:a: precis rätt. De andra bestämmer sig i tur och ordning.
lesson-smygkille-4 = Du spelar ut. Bara sista sticket räknas, så Harlekin får gå först.
lesson-smygkille-5 = Brita och Carl kröp med sitt lägsta kort. Dorotea gick över med den andra Harlekin, för av lika kort är det senare högre, och spelar ut.
lesson-smygkille-6 = Du får gå över Husu eller krypa med ditt allra lägsta kort, 1:an. Gå över: Husar måste bort.
lesson-smygkille-7 = Brita gjorde likadant med den andra Husar, och Carl gick ännu högre. Han spelar ut Kavall.
lesson-smygkille-8 = Nu har du inget som går över. Då kryper du, och det betyder ditt lägsta kort: 1:an.
lesson-smygkille-9 = Ett stick till före det sista. Din 2:a går, och en 4:a är kvar.
lesson-smygkille-10 = Här kommer sista sticket, det som räknas.
lesson-smygkille-11 = Carl hade 9:an, den högsta, och är ute. De andra får en ny giv, tills en av dem är kvar.

lesson-threecard-1 = Alla får tre kort, och tre till ligger med baksidan upp som talong. Givaren har lagt tre marker i potten: en för varje stick.
lesson-threecard-2 = 2, 11 och 3 vinner knappast något. En enda gång i given får någon byta hela sin hand mot talongen. Gör det.
lesson-threecard-3 = Husu, 12 och 7 är bättre. När potten är precis tre marker får ingen lägga sig, så du är med, och det är alla.
lesson-threecard-4 = Du spelar ut. Husu kan mycket väl ta det här sticket.
lesson-threecard-5 = Den som kan måste spela minst lika högt som det bästa kortet hittills; den som inte kan måste spela sitt högsta kort.
lesson-threecard-6 = Harlekin var för bra: Carl får sticket och en mark. Han spelar ut 5:an, och Dorotea går över med 11:an.
lesson-threecard-7 = Din 12:a är högre än 11:an, och den är det enda du får spela.
lesson-threecard-8 = Ett stick, och en mark! Spela ut ditt sista kort.
lesson-threecard-9 = Brita var med och tog inget stick, så hon betalar tre till potten; nästa givare betalar tre till, och då är ett stick värt två. I senare givar gör man klokt i att lägga sig om man inte väntar sig något.

lesson-femkort-1 = Alla lägger en mark i potten och får tre kort. Den som tar femte sticket tar allt.
lesson-femkort-2 = 9, Husu och 8: med en Husu kan man hoppas. Knacka, så spelar du om potten. Du kunde också lägga dig, eller vänta så länge ingen har knackat.
lesson-femkort-3 = De andra bestämmer sig i tur och ordning. Den som knackar får två kort till; den som knackar och inte vinner får betala lika mycket som potten.
lesson-femkort-4 = Du fick Husar och Harlekin. Bara sista sticket räknas, så spara det bästa till det. Spela ut 8:an.
lesson-femkort-5 = Den som kan måste gå över det bästa kortet hittills, och det andra av två lika är högre. Brita tog sticket och spelar ut.
lesson-femkort-6 = Ta det här sticket billigt, med 9:an.
lesson-femkort-7 = Man behöver inte spela ut i sista sticket för att vinna det. Spela Husu.
lesson-femkort-8 = Britas Husu kom senare och tog sticket. Hon spelar ut 4:an, och du måste gå över: Husar får göra det.
lesson-femkort-9 = Femte sticket, och inget är högre än Harlekin. Spela den.
lesson-femkort-10 = Du tar potten på 4, och Brita, som också knackade, betalar dig 4 till. Därför tänker man efter innan man knackar.

lesson-pokerkille-1 = Fem kort var, en satsningsrunda, sedan fem stick: den som tar sista sticket tar potten. Källorna ger bara namnet på spelet; reglerna är vår rekonstruktion.
lesson-pokerkille-2 = Du talar först. Husar och Husu är bra, resten inte. Avvakta: du är med utan att satsa och ser vad de andra gör.
lesson-pokerkille-3 = Brita avvaktade också. Carl satsar fyra marker: den som vill vara med måste betala lika mycket.
lesson-pokerkille-4 = Du får syna, höja eller lägga dig. Med en Husar till sista sticket: syna.
lesson-pokerkille-5 = Ni är tre kvar, och 16 marker ligger i potten. Du spelar ut. Bara sista sticket räknas, så börja med Blaren.
lesson-pokerkille-6 = Den som kan måste gå över det bästa kortet hittills. Så lockas de höga korten ur de andra: se på andra sticket.
lesson-pokerkille-7 = Harlekin är borta! Brita spelar ut 2:an, Carl måste gå över, och det måste du också: Husu tar sticket.
lesson-pokerkille-8 = Spara Husar. Spela ut Blompottan.
lesson-pokerkille-9 = Carl tog det och spelar ut sitt sista kort. Allt du har kvar är Husar.
lesson-pokerkille-10 = Sista sticket är ditt, och 16 marker med det. Hade ingen synat Carl, så hade han fått potten vilka kort han än hade: så bluffar man här.

lesson-auktionskille-1 = Tre kort var, sedan en budrunda: den som bjuder högst är solist och måste ta det sista av fem stick. Källorna ger bara namnet på spelet; reglerna är vår rekonstruktion.
lesson-auktionskille-2 = Harlekin, Kavall, 9: med det högsta kortet av alla kan man våga. Bjud 1. De andra får bjuda över eller passa.
lesson-auktionskille-3 = Ingen bjöd över. Ditt bud ligger i potten. De andra väljer om de stannar mot dig eller lägger sig; sedan får alla som är med två kort till.
lesson-auktionskille-4 = Du spelar ut. Spara det bästa till sista sticket och börja med 6:an.
lesson-auktionskille-5 = Den som kan måste gå över det bästa kortet hittills. Dorotea fick göra av med sin Harlekin, så nu är din det bästa kort som finns.
lesson-auktionskille-6 = Ännu ett stick går. Din Kavall måste gå över 1:an, och Brita måste gå över Kavall.
lesson-auktionskille-7 = Husar tar fjärde sticket, och du spelar ut till det sista.
lesson-auktionskille-8 = Nu kommer Harlekin.
lesson-auktionskille-9 = Solisten har tagit sista sticket och tar potten. Hade du förlorat det, så hade du betalat budet till den som tog det, och potten hade legat kvar.

lesson-fivecard-1 = Fem kort var, fyra stick, och ett kort blir kvar: det ska vara lågt. Här är poäng dåligt.
lesson-fivecard-2 = Enligt Germunds regler får du byta hur många kort du vill, en gång. Behåll Harlekin att spela ut och Blompottan att ha kvar. Byt 6, 12 och 12.
lesson-fivecard-3 = Du fick Kuku, 7 och Kransen. De andra byter i tur och ordning.
lesson-fivecard-4 = Du spelar ut, och bara den som spelar ut får välja. Bli av med Harlekin.
lesson-fivecard-5 = De andra har inget val: den som kan måste spela sitt lägsta kort som är minst lika högt som det bästa hittills, och den som inte kan spelar sitt allra lägsta. Nu spelar Carl ut, och din Kuku måste svara.
lesson-fivecard-6 = Din Kuku tog sticket. Spela ut 7:an: då har du bara riktigt låga kort kvar.
lesson-fivecard-7 = Det sista av de fyra sticken. Du kommer inte över Husar, så ditt lägsta kort går: Blompottan.
lesson-fivecard-8 = Alla har ett kort. Den som tog fjärde sticket får säga ”jag spelar”, och påstår då att den har lägst; annars går rätten vidare.
lesson-fivecard-9 = Brita och Carl vågar inte. Kransen är lägre än alla kort utom fyra: spela!
lesson-fivecard-10 = Du får inga poäng, de andra så många som deras kort är värt. Hade någon haft lika lågt eller lägre, så hade det kostat dig tio poäng.

lesson-alandskille-1 = I första given får alla ett kort, i andra två och så vidare, och sedan nedåt igen. Bara sista sticket i varje giv räknas. Hur det räknas är vår rekonstruktion: källan lämnar det öppet.
lesson-alandskille-2 = Med ett kort finns inget att välja. Spela det.
lesson-alandskille-3 = Det lägsta kortet kostar ingenting, alla andra så mycket som de är värda: Värdshus 13, Kavall 14, Kuku 17. Nu får alla två kort.
lesson-alandskille-4 = Du ger, så Brita spelar ut. Som i Krypkille går man antingen över eller kryper med sitt allra lägsta kort.
lesson-alandskille-5 = Du kommer inte över Kuku. Du måste krypa, och det betyder ditt lägsta kort: Kransen går, och 7:an är kvar.
lesson-alandskille-6 = Carl får sticket: av två lika kort är det senare högre. Han spelar ut till det stick som räknas.
lesson-alandskille-7 = Din 7:a är lägst och kostar ingenting. Efter den största given blir händerna mindre igen, och den som har minst minuspoäng vinner.

lesson-djurpark-1 = Alla har en hög med kort och ett djur. I tur och ordning vänder man ett kort. Ingenting är bråttom i den här lektionen. Vänd!
lesson-djurpark-2 = En 8:a. Nu de andra, en efter en.
lesson-djurpark-3 = Inga två lika än. Din tur igen: vänd. Sedan vänder Brita.
lesson-djurpark-4 = En 8:a, och en ligger redan framför dig! Nu gäller det. Låt som djuret hos den som vände sist: Brita.
lesson-djurpark-5 = Du var först, så du får alla kort som Brita hade vänt upp. Hon vänder igen.
lesson-djurpark-6 = En Husu: ingen annan ligger uppe. Men Dorotea ropar ändå. Se vad som händer.
lesson-djurpark-7 = Att ropa fel kostar ett kort ur högen, som går till den som vände. Carl vänder.
lesson-djurpark-8 = En 11:a, som din! Låt som Carls djur.
lesson-djurpark-9 = Hans kort är dina, och han vänder igen. Den som inte har något kort kvar är ute; den som har alla vinner.
lesson-djurpark-10 = Vid ett riktigt bord räknas bara den som är först, och tiden räknas från det att din egen skärm visade kortet: en långsam uppkoppling kostar ingen något.

lesson-bluffmaster-1 = I den här lektionen har alla tre kort. De läggs med baksidan upp under ett namn: namnen måste stiga från kort till kort, men kortet behöver inte vara det man säger.
lesson-bluffmaster-2 = Givaren börjar. Se vad Carl säger.
lesson-bluffmaster-3 = ”5”. Sant eller inte? Säger du syn, vänds kortet: en bluff kostar den som lade, men ett sant kort kostar dig. Tro på det så länge.
lesson-bluffmaster-4 = Din tur: säg något högre än 5. Du har en 11:a. Lägg den som 11, så kan ingen ta dig.
lesson-bluffmaster-5 = De trodde dig. Brita säger Kavall, och alla tror henne.
lesson-bluffmaster-6 = Carl måste säga något högre än Kavall …
lesson-bluffmaster-7 = Harlekin! Det finns bara två sådana i leken. Säg syn.
lesson-bluffmaster-8 = En 7:a: han bluffade och tar ett kort. Kavall är åter den som ska överträffas, och du har inget högre. Du kunde säga stopp. Eller bluffa: lägg Kransen som Husu.
lesson-bluffmaster-9 = Rör nu inte en min …
lesson-bluffmaster-10 = De trodde dig. Du har ett kort kvar: den som har lagt sitt sista är i säkerhet, och den som har kort kvar på slutet har förlorat.

lesson-fanfar-1 = Två sviter med alla 21 valörer ska läggas ut. Värdshus öppnar en svit, och därifrån växer den åt båda hållen: nedåt med 12, 11 och så vidare till Blaren, uppåt med Kavall till Harlekin. Den som först blir av med alla kort vinner.
lesson-fanfar-2 = Du börjar, och bara ett Värdshus skulle passa. Du har inget: betala en mark till potten och ta ett kort.
lesson-fanfar-3 = Ett Värdshus! Det får vänta till din nästa tur. Brita har inte heller något.
lesson-fanfar-4 = Öppna sviten med Värdshus.
lesson-fanfar-5 = Nu har den två ändar: 12 passar nedtill, Kavall upptill.
lesson-fanfar-6 = Brita valde den övre änden. Både 12 och Husu passar nu. Spela 12:an: du har det som kommer efter.
lesson-fanfar-7 = Hon hade 11:an. Gå vidare med 10:an; två kort till följer.
lesson-fanfar-8 = Den som kan spela måste spela. Bara Husu passar: du har ingen 6:a.
lesson-fanfar-9 = Husar kom, och nu passar din Kuku.
lesson-fanfar-10 = Med Harlekin är den övre änden klar. Spela den: 5:an kan vänta.
lesson-fanfar-11 = När alla 21 ligger ute öppnar nästa Värdshus den andra sviten. Den som spelar sitt sista kort tar potten, och en mark av den andra för varje kort som är kvar där.

lesson-allierad-1 = Hela leken ligger uppvänd i sex rader om sju, med en pjäs i varje hörn. Du samlar kort till en svit av valörer som följer på varandra, som Husu, Husar, Kuku.
lesson-allierad-2 = Gå rakt åt vilket håll du vill, så långt du vill, men inte förbi en pjäs. Kortet du stannar på är ditt. Ta Husu på b1.
lesson-allierad-3 = De andra går i tur och ordning.
lesson-allierad-4 = Husu, Husar, Kuku, Harlekin: det är lekens topp. Kuku ligger på b4, rakt nedåt från dig.
lesson-allierad-5 = Två kort till en bra svit. Se nu vad de andra samlar.
lesson-allierad-6 = En gång per parti får du alliera dig med någon, som inte kan säga nej; de två andra är då också allierade. Har din allierade den bästa sviten får du också poäng. Alliera dig med Carl.
lesson-allierad-7 = Att alliera sig är inget drag: ditt drag har du kvar. Harlekin ligger på d3 och Husar på d2. Stanna på d4, i samma kolumn.
lesson-allierad-8 = En ruta uppåt, och Harlekin är din.
lesson-allierad-9 = Husu, Kuku, Harlekin; Husar på d2 kommer härnäst och gör en svit om fyra. När alla kort är tagna vinner den längsta sviten rundan, och den som har 20 poäng vinner partiet.
