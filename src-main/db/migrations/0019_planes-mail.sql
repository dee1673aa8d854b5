CREATE TABLE `planes_mail` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`seat` text NOT NULL,
	`own_name` text NOT NULL,
	`other_name` text NOT NULL,
	`address` text DEFAULT '' NOT NULL,
	`secret` text NOT NULL,
	`copied` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `match`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "planes_mail_secret" CHECK(length("planes_mail"."secret") = 64),
	CONSTRAINT "planes_mail_json" CHECK(json_valid("planes_mail"."copied"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `planes_mail_code_unique` ON `planes_mail` (`code`);